import { css } from '@emotion/react';
import { mediaDown, mediaUp } from 'shared-ui';
import { look } from '../lib/look.ts';

/** A card that takes a whole row, with so much of its width for the picture. */
export const horizontal = (picture: string) => `{
  flex-direction: row;
  grid-column: 1 / -1;
  > picture {
    flex: none;
    width: ${picture};
    aspect-ratio: 16/10;
  }
  > picture > img {
    height: 100%;
  }
}`;

/** Shared body of the site's cards. One styled element each: rendering many cards is the cost of a navigation. */
export const cardBody = css`
  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.5rem;
    padding: 1.5rem 1.5rem 1rem;
    min-width: 0;
  }
  .title {
    font-size: 1.25rem;
    line-height: 1.3;
    letter-spacing: -0.015em;
  }
  .title,
  .text {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow-wrap: anywhere;
  }
  .text {
    margin-bottom: 0.5rem;
  }
  .actions,
  .byline {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    justify-content: space-between;
    margin-top: auto;
    font-size: 0.9375rem;
  }
  .byline {
    padding-bottom: 0.5rem;
    color: ${look.textFaint};
  }
  .card-link,
  .aside {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  .actions .card-link {
    color: ${look.primary};
  }
  .cover {
    display: inline;
    color: inherit;
    /* The title would cut off what lies outside its lines. */
    outline-offset: -2px;
  }
  .aside {
    font-weight: 500;
  }
  .aside:hover {
    color: ${look.text};
  }
  .card-link svg {
    transition: transform 0.3s;
  }
  &:hover .card-link svg {
    transform: translateX(3px);
  }
  /* A single card in the last row takes all of it, so that no gap is left. A lead card takes the first row, and on wide
     screens the two after it the second. */
  ${mediaUp('page.sm')} {
    ${mediaDown('page.lg')} {
      &:last-of-type:is(:nth-of-type(2n + 3):not([data-lead] ~ *), [data-lead] ~ :nth-of-type(2n)) ${horizontal('calc(50% - 0.75rem)')}
    }
  }
  ${mediaUp('page.lg')} {
    &:last-of-type:is(:nth-of-type(3n + 4), [data-lead] ~ :nth-of-type(2)) ${horizontal('calc(100% / 3 - 1rem)')}
  }
  ${look.up.md} {
    .title,
    .text {
      -webkit-line-clamp: 3;
    }
  }
`;
