import { Global, css } from '@emotion/react';
import { theme } from './theme.ts';

const { colors, fonts } = theme;

const styles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    font-size: 16px;
    color-scheme: dark;
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 6rem;
  }
  body {
    margin: 0;
    background: ${colors.background};
    color: ${colors.textSoft};
    font: 400 1rem/1.6 ${fonts.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    color: ${colors.text};
    font-family: ${fonts.display};
    font-weight: 600;
    letter-spacing: -0.02em;
    line-height: 1.15;
    text-wrap: balance;
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  a {
    color: ${colors.primaryText};
    text-underline-offset: 0.2em;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  button,
  input,
  textarea,
  select {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 2px solid ${colors.focus};
    outline-offset: 3px;
  }
  ::selection {
    background: ${colors.primary};
    color: ${colors.text};
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** Reset, base type and focus rings. Font faces are the page's own. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}
