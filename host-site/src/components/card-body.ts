import { css } from '@emotion/react';
import { mediaDown, mediaUp } from 'shared-ui';
import { look } from '../lib/look.ts';

/** A card that is alone in the last row lies down and takes all of it, so that no list ends in a hole. */
const lying = (picture: string) => `{
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

/** What the site's cards have in common. One styled element each, as drawing many of them is what navigation waits for. */
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
    overflow-wrap: anywhere;
  }
  .text {
    display: -webkit-box;
    overflow: hidden;
    margin-bottom: 0.5rem;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow-wrap: anywhere;
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
    min-height: 0;
    color: inherit;
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
      &:last-of-type:nth-of-type(2n + 3) ${lying('calc(50% - 0.75rem)')}
    }
  }
  ${mediaUp('page.lg')} {
    &:last-of-type:nth-of-type(3n + 4) ${lying('calc(100% / 3 - 1rem)')}
  }
  ${look.up.md} {
    .text {
      -webkit-line-clamp: 3;
    }
  }
`;
