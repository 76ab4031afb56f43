import { css } from '@emotion/react';

/** Within a page, what a sheet of paper has no use for. */
const screenOnly = [
  "[aria-hidden='true']",
  "[aria-labelledby='call-to-action']",
  "[href^='#']",
  "[href^='/']:not(.cover, .story a)",
  "[role='tablist']",
  "[role='tabpanel'] img",
  '.icon',
  'button',
  'form',
  'nav',
].join();

/**
 * On paper: black on white, without what only a screen needs, and with the addresses of links that lead elsewhere. What
 * a screen shows one part at a time or cuts off is there in full.
 */
export const printStyles = css`
  @page {
    margin: 15mm;
  }
  @media print {
    :root {
      color-scheme: light;
      font-size: 81%;
      --c-border: silver;
      --c-primaryText: black;
      --c-tertiaryText: gray;
    }
    *,
    ::before,
    ::after {
      min-height: 0 !important;
      animation: none !important;
      background: none !important;
      box-shadow: none !important;
      color: black !important;
      content-visibility: visible !important;
      mask: none !important;
      opacity: 1 !important;
      -webkit-text-fill-color: currentcolor !important;
    }
    .site-bar,
    .site-splash,
    .site-foot nav,
    .site-foot ul:not(.reach ul),
    [href='#main'],
    [data-cursor],
    .site-main :is(${screenOnly}) {
      display: none !important;
    }
    .site-main > *,
    .site-main section,
    .site-foot {
      margin: 0;
      padding-block: 1rem !important;
      border: 0;
    }
    .site-foot .columns {
      display: flex;
      padding: 0;
    }
    .site-main [role='tabpanel'],
    .title,
    .text {
      display: block !important;
    }
    .site-main ul {
      flex-wrap: wrap !important;
      min-width: 0 !important;
      overflow: visible;
    }
    [role='tabpanel'] ul {
      flex: 1 !important;
    }
    [role='tabpanel'] ul::before {
      width: 100%;
      font-weight: 600;
      content: attr(aria-label);
    }
    .site-main a {
      display: inline !important;
      width: auto !important;
      padding: 0;
      border: 0;
    }
    .site-main [href^='http']::after {
      content: ' (' attr(href) ')';
    }
    article,
    dl,
    footer,
    img,
    li {
      break-inside: avoid;
    }
    h1,
    h2,
    h3,
    h2 + p {
      break-after: avoid;
    }
  }
`;
