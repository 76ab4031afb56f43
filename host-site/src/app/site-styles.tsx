import { css, Global } from '@emotion/react';
import { GlobalStyles, mediaDown } from 'shared-ui';
import type { Look } from 'shared-ui';
import { layoutDeferred, returning } from '../lib/load-phase.ts';
import { look } from '../lib/look.ts';
import type { Studio } from '../lib/studio/studio.ts';
import { useTexts } from '../lib/texts/use-texts.ts';
import { cardStyles } from './card-styles.ts';
import { motionStyles } from './motion-styles.ts';
import { brandSize, brandWidth } from './shell/brand-size.ts';
import { footerStyles } from './shell/footer-styles.ts';
import { navbarStyles } from './shell/navbar-styles.ts';
import { splashStyles } from './shell/splash-styles.ts';
import { rightToLeftStyles } from './right-to-left-styles.ts';
import { threadRule } from './shell/thread-rule.ts';
import { workCardStyles } from './work-card-styles.ts';

interface SiteStylesProps {
  studio: Pick<Studio, 'name' | 'artwork'>;
  /** @default the look that comes with the site */
  look?: Look;
}

/**
 * Styles that every document has: the design system's base and what surrounds each page. They are rendered on the
 * server only, so that browsers need not fetch them again as script.
 */
export function SiteStyles({ studio: { name, artwork }, look: chosen }: SiteStylesProps) {
  const { direction, language } = useTexts();
  return (
    <>
      <Global styles={brandWidth(name)} />
      {artwork && <Global styles={withoutBlur} />}
      <GlobalStyles look={chosen} />
      <Global styles={shellStyles} />
      <Global styles={motionStyles} />
      {!language.startsWith('en') && <Global styles={hyphenated} />}
      {direction === 'rtl' && <Global styles={rightToLeftStyles} />}
    </>
  );
}

/** The blur that comes with the site has the colours of the artwork that comes with it. */
const withoutBlur = css`
  section[aria-labelledby='hero-heading'] .picture {
    background-image: none;
  }
`;

/** English words are short; the browser has the rules of other languages. */
const hyphenated = css`
  .site-main :is(h1, h2, h3, p, li, dd, figcaption) {
    hyphens: auto;
  }
`;

const far = css`
  content-visibility: auto;
  contain-intrinsic-height: auto 500px;
`;

const shellStyles = css`
  .site-bar {
    ${navbarStyles}
  }
  .site-foot {
    ${footerStyles}
  }
  .${returning} .site-splash {
    display: none;
  }
  .site-splash {
    ${splashStyles}
  }
  .site-card {
    ${cardStyles}
  }
  .work-card {
    ${workCardStyles}
  }
  .site-brand {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 44px;
    color: ${look.text};
    font: 600 ${brandSize('1.375rem', '8rem')} / 1.2 ${look.display};
    letter-spacing: -0.02em;
  }
  /*
   * On a page opened at its top, sections far below the first screen are laid out when they are scrolled near, or in
   * idle time; their height is an estimate until then. Never after a reload, a back navigation or with a hash, which
   * need exact positions.
   */
  .${layoutDeferred} {
    .site-main > * ~ *,
    .site-main article ~ article ~ article ~ article,
    .site-foot {
      ${far}
    }
    ${mediaDown('page.md')} {
      .site-main article ~ article {
        ${far}
      }
    }
  }
  .site-main {
    display: flow-root;
    min-height: 100svh;
    overflow-x: clip;
    /* A word of any length stays within its box, and each text runs in its own direction. */
    overflow-wrap: anywhere;
  }
  /* On wide screens pictures, headlines and the footer have more room than the specification's widest container. */
  .site-bar,
  .site-main,
  .site-foot {
    --wide: max(1280px, min(88vw, 110rem));
  }
  .site-main > div > section:not(#projects),
  .site-main > [aria-labelledby='call-to-action'],
  .site-foot {
    ${threadRule}
  }
  /* Without weight of their own, so that any part may differ. */
  :where(.site-main) h1 {
    font-size: ${look.size.h1};
    line-height: 0.98;
    letter-spacing: -0.04em;
  }
  :where(.site-main) h2 {
    font-size: ${look.size.h2};
    line-height: 1.05;
    letter-spacing: -0.035em;
  }
  .site-main :is(h1, h2, h3, p, li, dd) {
    unicode-bidi: plaintext;
  }
`;
