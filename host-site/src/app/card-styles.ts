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

/**
 * The picture takes what the row is high; in a wide card the words below it stand in two columns. Their ground has a
 * tone of the project's accent, which the console proposes from the picture. For the class `work-card` beside `site-card`,
 * and in every document for the same reason.
 */
export const workCardStyles = css`
  overflow: hidden;
  border-radius: ${look.radii.xl};
  background: color-mix(in oklab, var(--accent, ${look.raised}) 16%, ${look.raised});

  > picture {
    position: relative;
    flex: 1 0 auto;
    aspect-ratio: 16 / 10;
    border-radius: 0;
  }
  > picture > img {
    position: absolute;
    height: 100%;
  }
  .body {
    flex: none;
    padding: 1.5rem 1.5rem 1rem;
  }
  /* No card of a phone is wide, and each container has a layout of its own. */
  ${look.up.md} {
    container-type: inline-size;
  }
  @container (min-width: 44rem) {
    .body {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0.5rem 3rem;
      align-items: start;
      padding: 2rem 2rem 1.5rem;
    }
    .title {
      grid-row: span 2;
      font-size: ${look.size.h2};
      line-height: 1.15;
    }
    .actions {
      gap: 0 2rem;
      align-self: end;
      justify-content: start;
    }
  }
  @container (min-width: 60rem) {
    > picture {
      aspect-ratio: 21 / 9;
    }
  }
`;
