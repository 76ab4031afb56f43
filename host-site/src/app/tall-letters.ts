import { css } from '@emotion/react';

const scripts = new Set(['Arab', 'Deva', 'Gujr']);

/** Whether a language is written with joined letters that reach far above and below the line. */
export function isTall(language: string): boolean {
  return scripts.has(new Intl.Locale(language).maximize().script ?? '');
}

/** Headlines are set close for Latin letters. Above the weight of each one's own setting. */
export const tallLetters = css`
  .site-main :is(h1, h2, h3, blockquote, .title, .figures dd, .index a) {
    line-height: 1.35 !important;
    letter-spacing: 0 !important;
  }
  .quote blockquote::before {
    margin-bottom: 0.1em;
  }
`;
