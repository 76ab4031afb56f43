import { css, Global, keyframes } from '@emotion/react';
import { GlobalStyles, mediaDown } from 'shared-ui';
import type { Look } from 'shared-ui';
import { toneOverPictures } from 'content-api/look';
import type { Compositions, LookTheme, Ornaments } from 'content-api/look';
import { layoutDeferred, returning } from '../lib/load-phase.ts';
import { look } from '../lib/look.ts';
import { openingQuote } from '../lib/opening-quote.ts';
import { usePage } from '../lib/page-context.ts';
import type { Studio } from '../lib/site.ts';
import { brandSize, brandWidth } from './brand-size.ts';
import { cardStyles, workCardStyles } from './card-styles.ts';
import { spaceClose } from './compositions/space-close.ts';
import { footerStyles } from './footer.tsx';
import { languageStyles } from './language-switch.tsx';
import { navbarStyles } from './navbar.tsx';
import { rightToLeftStyles } from './right-to-left-styles.ts';
import { isTall, tallLetters } from './tall-letters.ts';

interface SiteStylesProps {
  studio: Pick<Studio, 'name'>;
  /** @default the look that comes with the site */
  look?: Look;
  /** @default thread */
  divider?: Ornaments['divider'];
  /** @default the usual ones */
  headlines?: LookTheme['headlines'];
  /** @default the usual ones */
  compositions?: Partial<Compositions>;
}

/**
 * Styles that every document has: the design system's base and what surrounds each page. They are rendered on the
 * server only, so that browsers need not fetch them again as script.
 */
export function SiteStyles({
  studio: { name },
  look: chosen,
  divider = 'thread',
  headlines,
  compositions: { opening, cards, density } = {},
}: SiteStylesProps) {
  const { texts, languages } = usePage().site;
  const { direction, language } = texts;
  const hasTone = opening === 'picture' || opening === 'split' || (cards && cards !== 'below');
  return (
    <>
      <Global styles={brandWidth(name)} />
      <GlobalStyles look={chosen} />
      <Global styles={shellStyles} />
      {headlines && headlines.tightness !== 0 && <Global styles={tightness(headlines.tightness)} />}
      <Global styles={dividers[divider]} />
      {hasTone && chosen && <Global styles={toneOf(chosen)} />}
      {density === 'close' && <Global styles={spaceClose} />}
      <Global styles={motionStyles} />
      {chosen?.scheme === 'light' && <Global styles={darkLogos} />}
      {chosen?.scheme === 'system' && <Global styles={darkLogosInLight} />}
      {!language.startsWith('en') && <Global styles={hyphenated} />}
      {openingQuote(language) !== '“' && <Global styles={quotedBy(openingQuote(language))} />}
      {isTall(language) && <Global styles={tallLetters} />}
      {direction === 'rtl' && <Global styles={rightToLeftStyles} />}
      {languages.length > 0 && <Global styles={languageStyles} />}
    </>
  );
}

/** Behind words that stand on pictures. */
const toneOf = ({ colors, lightColors }: Look) => css`
  :root {
    --tone: ${
      lightColors
        ? `light-dark(${toneOverPictures(lightColors)},${toneOverPictures(colors)})`
        : toneOverPictures(colors)
    };
  }
  @media (forced-colors: active) {
    :root {
      --tone: Canvas;
    }
  }
`;

/** Each headline has its own spacing, which the studio's takes the place of. */
const tightness = (closer: number) => css`
  :is(h1, h2, h3, .title, .name, .index a, .figures dd, .site-brand) {
    letter-spacing: ${Math.round((-0.03 - closer) * 1000) / 1000}em !important;
  }
`;

/** Clients' logos are in one light colour, which a light page would swallow. */
const darkLogos = css`
  [aria-labelledby='clients-heading'] img {
    filter: brightness(0) opacity(0.66);
  }
`;

const darkLogosInLight = css`
  @media (prefers-color-scheme: light) {
    ${darkLogos}
  }
`;

/** English marks hang at the top of a line. These stand lower, and would meet the words: they are raised, and kept away. */
const lineHeights: Readonly<Record<string, number>> = { '„': 0.25, '«': 0.7 };

// The blocks have the English mark, so that pages in English are sent without this.
const quotedBy = (mark: string) => css`
  figure blockquote::before {
    line-height: ${lineHeights[mark] ?? 1} !important;
    content: '${mark}' !important;
    margin-bottom: ${mark in lineHeights ? '0.3em' : '0'};
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

// Of `visibility` it would not run on the compositor, and the page would be drawn again for each frame of it.
const leave = keyframes`
  60% { opacity: 1 }
  99% { transform: none }
  to { opacity: 0; transform: scale(0) }
`;

/** 1.5 s in all, the last 0.6 s of it fading. Nothing of it without script, and no movement where none is wanted. */
const splashStyles = css`
  position: fixed;
  z-index: 100;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${look.bg};
  pointer-events: none;
  animation: ${leave} 1.5s both;

  span {
    font-size: ${brandSize(look.size.h2, '5rem')};
  }
  & :is(svg, img) {
    width: 1em;
    height: 1em;
  }
`;

/** The places of the divider: between sections, in front of the last call, above the footer. */
const divided = `.site-main > div > section:not(#projects),
  .site-main > [aria-labelledby='call-to-action'],
  .site-foot`;

const dividers = {
  /** A line along the upper edge with a gap every 6 rem, the pattern of the default logo. */
  thread: css`
    ${divided} {
      background:
        linear-gradient(
            90deg,
            transparent calc(100% - 5px),
            ${look.primary} 0 calc(100% - 4px),
            transparent 0
          )
          0 0 / 6rem 13px repeat-x,
        linear-gradient(90deg, ${look.lineStrong} calc(100% - 9px), transparent 0) 0 6px / 6rem 1px repeat-x;
    }
  `,
  line: css`
    ${divided} {
      background: linear-gradient(${look.lineStrong} 0 0) 0 0 / 100% 1px no-repeat;
    }
  `,
  none: css`
    ${divided} {
      background: none;
    }
  `,
};

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
  /* Browsers put a plate behind each line, which would cut off the letters of the one above. */
  @media (forced-colors: active) {
    .site-main :is(h1, h2) {
      line-height: 1.3 !important;
    }
  }
`;

const rise = keyframes`from { transform: translateY(2rem) }`;
const grow = keyframes`from { transform: scaleX(0) }`;

/**
 * Motion of every page, by CSS alone and of transform only: what is read is there before it moves, also where nobody
 * scrolls. Browsers without triggers of animations, and visitors who prefer reduced motion, have none of it.
 *
 * - A thread below the bar grows as the page is read.
 * - The picture of a card grows into the one at the top of its page (`client/navigate.ts`).
 * - Cards below the first screen rise once when they come into view, 60 ms after the one before in their row.
 */
const motionStyles = css`
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-old(work),
  ::view-transition-new(work) {
    height: 100%;
    object-fit: cover;
  }
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-trigger: --seen play-once) {
      .site-bar::after {
        position: absolute;
        inset: auto 0 -1px;
        height: 1px;
        background: ${look.primary};
        transform-origin: 0;
        animation: ${grow} linear;
        animation-timeline: scroll();
        content: '';
      }
      .site-main article:is(:nth-of-type(n + 4), div > section *) {
        animation: ${rise} 0.3s calc(60ms * mod(sibling-index(), 3)) backwards;
        animation-trigger: --seen play-once;
        timeline-trigger: --seen view();
        trigger-scope: all;
      }
    }
  }
`;
