import { css } from '@emotion/react';
import styled from '@emotion/styled';

/** Hides from the eye, not from assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for those who listen. */
export const VisuallyHidden = styled.span(visuallyHidden);
