import { css } from '@emotion/react';
import { look } from '../../lib/look.ts';

/** Less room between and within the parts of a page. */
export const spaceClose = css`
  /* The first screen begins below the bar, or behind it; what stands in columns has its own rhythm. */
  .site-main section:not([aria-labelledby='hero-heading'], .columns *) {
    padding-block: 2.5rem;
  }
  .site-main > div > section:has(article) > div > div {
    row-gap: 1rem;
  }
  .site-card .body {
    gap: 0.25rem;
    padding-block: 1rem;
  }
  ${look.up.lg} {
    .site-main section:not([aria-labelledby='hero-heading'], .columns *) {
      padding-block: 3rem;
    }
  }
`;
