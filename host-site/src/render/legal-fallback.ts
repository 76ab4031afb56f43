import { legal } from 'content-api/contract';
import { defaultTexts } from 'content-api/legal-texts';
import { privacyText, termsText } from '../features/legal/legal-text.ts';
import type { LegalView } from '../features/legal/legal-text.ts';
import type { Resource } from '../lib/resources/resource.ts';
import { escapeHtml } from './escape.ts';

const { privacyTitle, termsTitle } = legal.fields;

const fallbacks = new Map<string, LegalView>([
  [privacyText.key, viewOf(privacyTitle.default, defaultTexts.privacy)],
  [termsText.key, viewOf(termsTitle.default, defaultTexts.terms)],
]);

/** Legal pages show the specification's texts while the API does not answer. Other resources stay as they are. */
export function withLegalFallback(resource: Resource<unknown>): Resource<unknown> {
  const fallback = fallbacks.get(resource.key);
  return fallback ? { ...resource, fallback } : resource;
}

function viewOf(title = '', text: string): LegalView {
  return { title, isStandard: true, updated: '', html: text.split('\n\n').map(htmlOf).join(''), text: '' };
}

function htmlOf(block: string): string {
  const heading = /^# (.*)/.exec(block)?.[1];
  return heading === undefined ? `<p>${escapeHtml(block)}</p>` : `<h2>${escapeHtml(heading)}</h2>`;
}
