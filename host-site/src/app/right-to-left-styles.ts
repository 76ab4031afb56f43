import { css } from '@emotion/react';

/** Styles for right-to-left pages that logical properties cannot express. Left-to-right pages are sent without them. */
export const rightToLeftStyles = css`
  /* Arrows point the way that is read. */
  .card-link svg,
  .way svg,
  [rel='prev'] svg,
  [rel='next'] svg {
    scale: -1 1;
  }
  /* A page has one edge: words of another language stand at it too, and only a text that is whole in one has its own. */
  :where(.site-main) :is(h1, h2, h3, p, li, blockquote) {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .site-card div[dir] {
    direction: rtl;
  }
  /* Room for the dots of a cut text, which stand behind its last line. */
  .site-card .text[dir] {
    padding-right: 1em;
    margin-right: -1em;
  }
  /* What is marked is read as marked, not by its first letter. */
  :is(.site-main, .site-foot) :is(h1, h2, h3, p, li, dd)[dir] {
    unicode-bidi: isolate;
  }
  /* Words that are not translated keep their full stop behind them. */
  .site-foot p {
    text-align: right;
    unicode-bidi: plaintext;
  }
  .site-bar::after {
    transform-origin: 100%;
  }
  :root {
    --to-end: 270deg;
  }
  .site-card [role='list'] {
    mask-image: linear-gradient(var(--to-end), black calc(100% - 2rem), transparent);
  }
  /* Above the weight of the class that each control has. */
  :root select {
    background-position:
      left 0.8125rem center,
      left 1.125rem center;
  }
  /* Pictures from edge to edge begin on the other side of their column. */
  @media screen {
    .site-main header picture.lead,
    .site-main [aria-labelledby='next-project'] picture {
      right: 50%;
      left: auto;
      transform: translateX(50%);
    }
  }
  .site-bar .reach a {
    justify-content: flex-end;
  }
  /* A figure has no letter that says which way it is read; it stands above its name. */
  .site-main dd {
    text-align: right;
  }
  /* A date behind a name begins with a number, which would join the name. */
  time {
    unicode-bidi: isolate;
  }
  /* Numbers and code stay as they are written everywhere. */
  [href^='tel:'],
  [href^='mailto:'],
  code,
  pre {
    direction: ltr;
    unicode-bidi: isolate;
  }
`;
