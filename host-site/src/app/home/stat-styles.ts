import { css } from '@emotion/react';
import { look } from '../../lib/look.ts';

/** Words beside figures. */
export const statStyles = css`
  display: grid;
  gap: 3rem;

  dl {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 2rem 1.5rem;
  }
  dl div {
    display: flex;
    flex-direction: column-reverse;
    gap: 0.5rem;
    justify-content: flex-end;
  }
  dd {
    color: ${look.text};
    font: 600 ${look.size.h1} / 1.2 ${look.display};
    letter-spacing: -0.04em;
  }
  ${look.up.lg} {
    grid-template-columns: 1fr 1fr;
    gap: 5rem;
  }
`;
