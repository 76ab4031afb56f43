import { css, Global } from '@emotion/react';
import { roles } from './roles.ts';
import { theme } from './theme.ts';

const { color, font, space } = theme;

/** Reset, colours, type and focus rings of the whole document. Font faces are the page's own. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}

const variables = Object.entries(roles)
  .map(([name, value]) => `--c-${name}:${value};`)
  .join('');

const styles = css`
  :root {
    color-scheme: dark;
    ${variables}
  }
  @media (prefers-contrast: more) {
    :root {
      --c-line: rgb(150 175 255/0.5);
      --c-lineStrong: ${roles.subtle};
      --c-control: ${roles.muted};
      --c-subtle: ${roles.muted};
      --c-muted: ${roles.text};
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    background: ${color.bg};
    scroll-padding-top: ${space['3xl']};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  body {
    min-height: 100dvh;
    color: ${color.muted};
    font: 400 1rem/1.6 ${font.text};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3,
  h4 {
    color: ${color.text};
    font-family: ${font.display};
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
  p {
    text-wrap: pretty;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }
  img,
  video {
    height: auto;
  }
  button,
  input,
  select,
  textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }
  button {
    cursor: pointer;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  :where(p, dd) a:not([class]) {
    color: ${color.primaryBright};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  mark {
    border-radius: 0.2em;
    background: ${color.primaryTint};
    color: ${color.primaryBright};
  }
  ::selection {
    background: ${color.primaryFill};
    color: ${color.onFill};
  }
  :focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
  [tabindex='-1']:focus {
    outline: none;
  }
  [hidden] {
    display: none !important;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
