import { css } from '@emotion/react';
import { look } from '../../lib/look.ts';
import { amongCards, wordsBelowOnPaper, wordsOver } from './cards-over.ts';

/** The picture alone. Its title comes when somebody points at it; where nobody can point, it is always there. */
export const cardsAlone = css`
  ${amongCards} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    > picture {
      grid-area: 1 / 1;
      place-self: stretch;
    }
    .body {
      display: flex;
      flex-direction: row;
      gap: 0 1.5rem;
      align-items: baseline;
      justify-content: space-between;
      padding: 6rem 1.5rem 0.75rem;
      ${wordsOver}
    }
    .title {
      font-size: ${look.size.h3};
    }
    .text,
    .aside,
    [role='list'] {
      display: none;
    }
    .actions {
      flex: none;
      margin: 0;
    }
    .actions .card-link {
      color: ${look.text};
    }
    @media (hover: hover) {
      .body {
        opacity: 0;
        transition: opacity 0.3s;
      }
      &:is(:hover, :focus-within) .body {
        opacity: 1;
      }
    }
    ${wordsBelowOnPaper}
  }
`;
