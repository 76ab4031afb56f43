import { css } from '@emotion/react';
import { look } from '../../lib/look.ts';

/** Where words stand on a picture: the tone is as dark, or as light, as they need (`toneOverPictures`). */
export const wordsOver = css`
  grid-area: 1 / 1;
  z-index: 1;
  align-self: end;
  padding-top: 6rem;
  /* The second layer quiets what a picture shows behind the lines below the title. */
  background:
    linear-gradient(transparent, var(--tone) 5rem), linear-gradient(transparent 6rem, var(--tone) 11rem);
  color: ${look.textSoft};
`;

/** A project among pictures; the list of lines keeps its own. */
export const amongCards = `*:not([role='radiogroup']:has([value='list']:checked) + *) > &`;

/** On paper there is no tone: words stand below the picture. */
export const wordsBelowOnPaper = css`
  @media print {
    .body {
      flex-direction: column;
      grid-area: 2 / 1;
      padding: 1rem 0 0;
      opacity: 1;
    }
  }
`;

/** Words over the picture, at its foot. */
export const cardsOver = css`
  ${amongCards} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    > picture {
      grid-area: 1 / 1;
      place-self: stretch;
      min-height: 22rem;
    }
    .body {
      display: flex;
      padding: 6rem 1.5rem 1rem;
      ${wordsOver}
    }
    .title {
      font-size: ${look.size.h3};
    }
    .text {
      -webkit-line-clamp: 2;
    }
    [role='list'] {
      display: none;
    }
    .actions {
      align-self: stretch;
      gap: 0 2rem;
      justify-content: start;
    }
    /* On the tone, where links of the page's own colour would need another one. */
    .actions .card-link {
      color: ${look.text};
    }
    ${wordsBelowOnPaper}
  }
`;
