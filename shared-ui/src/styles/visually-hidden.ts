import { css } from '@emotion/react';
import type { SerializedStyles } from '@emotion/react';

/** There for assistive technology, nowhere to be seen. */
export const visuallyHidden: SerializedStyles = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
