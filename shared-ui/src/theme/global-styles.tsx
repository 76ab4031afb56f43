import { css, Global } from '@emotion/react';
import { frequentNames } from 'content-api/tokens';
import { fontVariables, lookVariables } from './look-variables.ts';
import { colorSchemeOf, defaultLook } from './look.ts';
import type { Look } from './look.ts';
import { theme } from './theme.ts';

const { colors, fonts, space } = theme;

/** Reset, colours, type and focus rings of the whole document. Font faces are the page's own. */
export function GlobalStyles({ look = defaultLook }: { look?: Look }) {
  return <Global styles={[variablesOf(look), styles]} />;
}

/** Styles hold the usual values of rare properties, which a page need not repeat. */
function variablesOf(look: Look) {
  const values = lookVariables(look);
  const usual = lookVariables(defaultLook);
  const always = new Set<string>(frequentNames.map((role) => `--c-${role}`));
  const changed = Object.entries(values).filter(([name, value]) => always.has(name) || value !== usual[name]);
  const variables = [...changed, ...Object.entries(fontVariables(look.fonts))]
    .map(([name, value]) => `${name}:${value};`)
    .join('');
  return css`
    :root {
      color-scheme: ${colorSchemeOf(look.scheme)};
      ${variables}
    }
    @media (prefers-contrast: more) {
      :root {
        --c-border: ${values['--c-control']};
        --c-borderStrong: ${values['--c-textQuiet']};
        --c-control: ${values['--c-textSoft']};
        --c-textQuiet: ${values['--c-textSoft']};
        --c-textSoft: ${values['--c-text']};
      }
    }
  `;
}

const styles = css`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    background: ${colors.background};
    scrollbar-gutter: stable;
    scroll-padding-top: ${space[7]};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  html:has(dialog:modal) {
    overflow: hidden;
  }
  body {
    min-height: 100dvh;
    color: ${colors.textSoft};
    font: 400 1rem/1.6 ${fonts.text};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  h1,
  h2,
  h3,
  h4 {
    color: ${colors.text};
    font-family: ${fonts.display};
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
  video,
  picture {
    display: block;
    max-width: 100%;
  }
  img,
  video {
    height: auto;
  }
  picture > img {
    width: 100%;
    object-fit: cover;
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
    color: ${colors.primaryText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  mark {
    border-radius: 0.2em;
    background: ${colors.primaryTint};
    color: ${colors.primaryText};
  }
  ::selection {
    background: ${colors.primary};
    color: ${colors.onFill};
  }
  :focus-visible {
    outline: 2px solid ${colors.focus};
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
