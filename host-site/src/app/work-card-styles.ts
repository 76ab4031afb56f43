import { css } from '@emotion/react';
import { look } from '../lib/look.ts';

/**
 * The picture takes what the row is high; in a wide card the words below it stand in two columns. Their ground has a
 * tone of the project's accent, which the console proposes from the picture. For the class `work-card` beside `site-card`,
 * and in every document for the same reason.
 */
export const workCardStyles = css`
  container-type: inline-size;
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
