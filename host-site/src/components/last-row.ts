import { css } from '@emotion/react';
import { mediaDown, mediaUp } from 'shared-ui';

/** A card that takes a whole row, with so much of its width for the picture. */
export const horizontal = (picture: string) =>
  `{flex-direction:row;gap:2rem;grid-column:1/-1;align-items:center;>picture{flex:none;width:${picture}}}`;

/**
 * A single card in the last row of a list takes all of it, so that no gap is left. A lead card takes the first row, and
 * on wide screens the two after it the second.
 */
export const lastRow = css`
  ${mediaUp('page.sm')} {
    ${mediaDown('page.lg')} {
      &:last-of-type:is(:nth-of-type(2n + 3):not([data-lead] ~ *), [data-lead] ~ :nth-of-type(2n)) ${horizontal('calc(50% - 0.75rem)')}
    }
  }
  ${mediaUp('page.lg')} {
    &:last-of-type:is(:nth-of-type(3n + 4), [data-lead] ~ :nth-of-type(2)) ${horizontal('calc(100% / 3 - 1rem)')}
  }
`;
