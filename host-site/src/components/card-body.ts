import { css } from '@emotion/react';
import { look } from '../lib/look.ts';

/** What the site's cards have in common. One styled element each, as drawing many of them is what navigation waits for. */
export const cardBody = css`
  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.75rem;
    padding: 1.25rem 1.5rem 1.25rem;
    min-width: 0;
  }
  .title {
    margin: 0;
    font: 600 1.25rem / 1.3 ${look.display};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  .text {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    color: ${look.textSoft};
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
    font-size: 1.5rem;
  }
  .features {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    color: ${look.textSoft};
    font-size: 0.9375rem;
    list-style: none;
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
  .card-link::after {
    position: absolute;
    z-index: 1;
    inset: 0;
    content: '';
  }
  .actions,
  .byline {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    justify-content: space-between;
    margin: auto 0 0;
    min-height: 44px;
    font-size: 0.9375rem;
  }
  .byline {
    color: ${look.textFaint};
  }
  .card-link,
  .aside {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    text-decoration: none;
  }
  .actions .card-link {
    color: ${look.primary};
  }
  .cover {
    min-height: 0;
    color: inherit;
    text-decoration: none;
  }
  .aside {
    position: relative;
    z-index: 2;
    color: ${look.textSoft};
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
  ${look.up.md} {
    .text {
      -webkit-line-clamp: 3;
    }
  }
`;
