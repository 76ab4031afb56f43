import { legal } from 'content-api/contract';
import { defaultTexts } from 'content-api/legal-texts';
import { record } from '../../lib/decode.ts';
import { readerOf } from '../../lib/reader-of.ts';
import type { Resource } from '../../lib/resources/resource.ts';

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
}

const readLegal = readerOf(legal, [
  'updated',
  'privacy',
  'privacyTitle',
  'privacyHtml',
  'terms',
  'termsTitle',
  'termsHtml',
]);

export const privacyText = textOf('privacy');
export const termsText = textOf('terms');

function textOf(name: 'privacy' | 'terms'): Resource<LegalView> {
  return {
    key: name,
    load: async (api) => {
      const found = readLegal(record(await api.get('/legal?view=page')));
      const html = found[`${name}Html`];
      return {
        title: found[`${name}Title`],
        isStandard: found[name] === defaultTexts[name],
        updated: found.updated,
        html,
        text: html ? '' : found[name],
      };
    },
  };
}
