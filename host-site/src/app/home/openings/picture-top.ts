import { css } from '@emotion/react';

/** The tone of `toneOverPictures`, which a page has where a composition stands words on pictures. */
export const tone = 'var(--tone)';

/** Behind the bar, where a picture reaches the top of the window. */
export const toneBelowBar = css`
  &::before {
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    height: 9rem;
    background: linear-gradient(${tone} 4.5rem, transparent);
    content: '';
  }
`;
