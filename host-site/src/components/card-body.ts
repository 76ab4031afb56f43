import { css } from '@emotion/react';
import { mediaDown, mediaUp } from 'shared-ui';
import { look } from '../lib/look.ts';

/** A single card in the last row is laid out horizontally over the full width, so that no gap is left. */
const horizontal = (picture: string) => `{
  flex-direction: row;
  grid-column: 1 / -1;
  > picture {
    flex: none;
    width: ${picture};
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
  .text.whole {
    display: block;
  }
  .icon {
    display: grid;
    width: 3.5rem;
    height: 3.5rem;
    place-items: center;
    border: 1px solid ${look.line};
    border-radius: 1rem;
    background: ${look.raisedMore};
    color: ${look.primary};
    margin-bottom: 0.5rem;
    font-size: 1.5rem;
  }
  .icon img {
    width: 2rem;
    height: 2rem;
    object-fit: contain;
  }
  .features {
    display: grid;
    gap: 0.5rem;
    font-size: 0.9375rem;
  }
  .features li {
    position: relative;
    padding-left: 1.5rem;
  }
  .features li::before {
    position: absolute;
    top: 0.45em;
    left: 0.1rem;
    width: 0.7rem;
    height: 0.35rem;
    border: solid ${look.tertiary};
    border-width: 0 0 2px 2px;
    content: '';
    transform: rotate(-45deg);
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
  ${mediaUp('page.sm')} {
    ${mediaDown('page.lg')} {
      &:last-of-type:nth-of-type(2n + 3) ${horizontal('calc(50% - 0.75rem)')}
    }
  }
  ${mediaUp('page.lg')} {
    &:last-of-type:nth-of-type(3n + 4) ${horizontal('calc(100% / 3 - 1rem)')}
  }
  ${look.up.md} {
    .title,
    .text {
      -webkit-line-clamp: 3;
    }
  }
`;
