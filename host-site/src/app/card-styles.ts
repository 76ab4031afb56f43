import { css } from '@emotion/react';
import { look } from '../lib/look.ts';

/**
 * What the cards of all lists have in common, for the class `site-card`. Every document has it, so that it costs no script
 * and a navigation to a list compiles less.
 */
export const cardStyles = css`
  > picture {
    overflow: hidden;
    border-radius: ${look.radii.lg};
  }
  > picture > img {
    transition: transform 0.3s;
  }
  /* A logo, whole, on a ground that dark and light ones stand out from. */
  > [data-clear] > img {
    padding: 8%;
    background: ${look.ground};
    object-fit: contain;
  }
  &:hover > picture > img {
    transform: scale(1.03);
  }
  .body {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.5rem;
    padding: 1.5rem 0;
    min-width: 0;
  }
  .title {
    font-size: ${look.size.h3};
    line-height: 1.2;
    letter-spacing: -0.02em;
  }
  .title,
  .text {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    overflow-wrap: anywhere;
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
    color: ${look.textFaint};
  }
  /* Keywords are for who looks for them. */
  [role='list'] {
    gap: 1rem;
    color: ${look.textFaint};
  }
  [role='list'] li {
    padding: 0;
    border: 0;
    color: inherit;
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
  ${look.up.md} {
    .title,
    .text {
      -webkit-line-clamp: 3;
    }
  }
`;
