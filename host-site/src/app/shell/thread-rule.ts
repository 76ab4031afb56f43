import { css } from '@emotion/react';
import { look } from '../../lib/look.ts';

/** Warp over weft: a thread along the upper edge that passes under another every 6 rem. */
export const threadRule = css`
  background:
    linear-gradient(90deg, transparent calc(100% - 5px), ${look.primary} 0 calc(100% - 4px), transparent 0) 0
      0 / 6rem 13px repeat-x,
    linear-gradient(90deg, ${look.lineStrong} calc(100% - 9px), transparent 0) 0 6px / 6rem 1px repeat-x;
`;
