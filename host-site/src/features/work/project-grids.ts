import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { mediaDown, mediaUp } from 'shared-ui';
import { look } from '../../lib/look.ts';

/** One line for each, if the switch in front of the list says so. */
const asList = css`
  [role='radiogroup']:has([value='list']:checked) + & {
    gap: 0.5rem;
    > * {
      flex-direction: row;
      grid-column: 1 / -1;
    }
    picture {
      flex: none;
      width: clamp(5rem, 12%, 8rem);
      aspect-ratio: 1;
    }
    .body {
      flex: 1;
      grid-template-columns: 1fr 1fr auto;
      align-items: center;
      align-content: center;
      padding-block: 0.5rem;
    }
    .title {
      grid-row: auto;
      font-size: ${look.size.h3};
    }
    .text {
      display: none;
    }
    .actions {
      align-self: center;
    }
  }
`;

/**
 * On wide screens rows of 8 and 4 columns, of 5 and 7, and of all twelve; one that is left over takes a row. As a list, if the switch
 * beside it says so, one line for each.
 */
const AlternatingGrid = styled.div(css`
  display: grid;
  gap: 1.5rem;

  ${mediaUp('page.sm')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    ${mediaDown('page.lg')} {
      > * {
        grid-column: span 6;
      }
      > :first-of-type,
      > :last-of-type:nth-of-type(even) {
        grid-column: 1 / -1;
      }
    }
  }
  ${mediaUp('page.lg')} {
    > :nth-of-type(5n + 1) {
      grid-column: span 8;
    }
    > :nth-of-type(5n + 2) {
      grid-column: span 4;
    }
    > :nth-of-type(5n + 3) {
      grid-column: span 5;
    }
    > :nth-of-type(5n + 4) {
      grid-column: span 7;
    }
    > :nth-of-type(5n),
    > :last-of-type:is(:nth-of-type(5n + 1), :nth-of-type(5n + 3)) {
      grid-column: 1 / -1;
    }
  }
  ${asList.styles}
`);

/** Three, two and one column, all cards alike. */
const EvenGrid = styled.div(css`
  display: grid;
  gap: 1.5rem;

  ${mediaUp('page.sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${mediaUp('page.lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${asList.styles}
`);

/** Columns of pictures in their own proportions: nothing of them is cut off. */
const MasonryGrid = styled.div(css`
  [role='radiogroup']:not(:has([value='list']:checked)) + & {
    columns: 3 20rem;
    column-gap: 1.5rem;
    > * {
      height: auto;
      margin-bottom: 1.5rem;
      break-inside: avoid;
      /* Else columns would be balanced again whenever a card is laid out. */
      content-visibility: visible;
      animation: none;
    }
    picture {
      aspect-ratio: auto;
    }
    picture > img {
      position: static;
      height: auto;
    }
  }
  [role='radiogroup']:has([value='list']:checked) + & {
    display: grid;
  }
  ${asList.styles}
`);

/** Lines from the start, between fine ones. On a phone, too: picture, title and the way to the page. */
const ListGrid = styled(AlternatingGrid)(css`
  [role='radiogroup']:has([value='list']:checked) + & {
    gap: 0;
    border-bottom: 1px solid ${look.line};
    > * {
      align-items: center;
      padding-block: 0.5rem;
      border-top: 1px solid ${look.line};
      border-radius: 0;
      background: none;
    }
    picture {
      border-radius: ${look.radii.md};
    }
    .body {
      padding-inline-end: 0;
    }
    /* As wide as its longest name, so that what stands before it is a column. */
    .aside {
      min-width: 5.75rem;
    }
    ${mediaDown('page.md')} {
      .body {
        grid-template-columns: minmax(0, 1fr);
        gap: 0;
        align-items: start;
        padding: 0.5rem 1rem;
      }
      .actions {
        align-self: start;
      }
      .aside,
      [role='list'] {
        display: none;
      }
    }
  }
`);

/** The grid of each composition. */
export const projectGrids = {
  spans: AlternatingGrid,
  even: EvenGrid,
  masonry: MasonryGrid,
  list: ListGrid,
};
