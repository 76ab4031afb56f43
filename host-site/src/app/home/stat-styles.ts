import { css } from '@emotion/react';
import { rounded } from 'shared-ui';
import { look } from '../../lib/look.ts';

/** Words beside figures; the last figure takes the width that is left. */
export const statStyles = css`
  display: grid;
  gap: 3rem;
  align-items: center;

  dl {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 1px;
    overflow: hidden;
    border: 1px solid ${look.line};
    border-radius: ${rounded('1.25rem')};
    background: ${look.line};
  }
  dl div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 1.5rem;
    background: ${look.raised};
  }
  dl div:last-of-type {
    flex-direction: row-reverse;
    grid-column: 1 / -1;
    gap: 1rem;
    align-items: center;
    background: radial-gradient(24rem 12rem at 0 100%, ${look.primaryGlow}, transparent) ${look.raised};
  }
  dt {
    font-size: 0.9375rem;
  }
  dd {
    color: ${look.text};
    font: 600 clamp(2rem, 1.5rem + 1.6vw, 2.75rem) / 1.2 ${look.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  dl div:last-of-type dd {
    color: ${look.tertiary};
  }
  ${look.up.lg} {
    grid-template-columns: 1.05fr 1fr;
    gap: 5rem;
  }
`;
