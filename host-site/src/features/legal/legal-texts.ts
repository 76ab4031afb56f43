import { legal } from 'content-api/contract';
import { defaultTexts } from 'content-api/legal-texts';
import { apiError } from '../../lib/api.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { Resource } from '../../lib/resources.ts';
import { readSpoken } from '../../lib/spoken.ts';
import type { Spoken } from '../../lib/spoken.ts';
import { escapeHtml } from '../../render/escape.ts';

/** One of the legal texts, as its page shows it. */
export interface LegalView {
  title: string;
  /** Whether it is ours, in English, since nobody has saved another one. */
  isStandard: boolean;
  /** Day of the last change, if it is known. */
  updated: string;
  /** Finished HTML that the API made of Markdown through its allow-list. */
  html: string;
  /** The text of one that is no Markdown. */
  text: string;
  spoken: Spoken;
}

const readLegal = readerOf(legal);

/** The specification's text stands in while the API does not answer. */
export function legalText(name: 'privacy' | 'terms'): Resource<LegalView> {
  const title = `${name}Title` as const;
  return {
    key: name,
    fallback: {
      title: legal.fields[title].default,
      isStandard: true,
      updated: '',
      html: defaultTexts[name].split('\n\n').map(htmlOf).join(''),
      text: '',
      spoken: readSpoken({}),
    },
    load: async (api) => {
      const stored = readLegal(await api.get('/legal?view=page'));
      if (stored[name] === '') throw apiError('not-found', 'Nobody has written it.');
      const html = stored[`${name}Html`];
      return {
        title: stored[title],
        isStandard: stored[name] === defaultTexts[name],
        updated: stored.updated,
        html,
        text: html ? '' : stored[name],
        spoken: stored.spoken,
      };
    },
  };
}

function htmlOf(block: string): string {
  const heading = /^# (.*)/.exec(block)?.[1];
  return heading === undefined ? `<p>${escapeHtml(block)}</p>` : `<h2>${escapeHtml(heading)}</h2>`;
}
