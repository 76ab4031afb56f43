import { textOf } from '../../core/records/read-values.ts';
import type { Examined } from './facts.ts';
import { markdownParts } from './markdown-parts.ts';
import type { MarkdownParts } from './markdown-parts.ts';
import type { Spot } from './visit-fields.ts';

/** The links and pictures that a value names. */
export function addressesOf({ field, value }: Spot, { isMarkdown }: Examined): MarkdownParts {
  const text = textOf(value).trim();
  if (text === '') return { links: [], pictures: [] };
  if (field.type === 'url' || (field.type === 'line' && field.form === 'link'))
    return { links: [text], pictures: [] };
  if (field.type === 'image') return { links: [], pictures: [{ address: text, alt: '' }] };
  if (field.type === 'prose' && field.markdown === true && isMarkdown) return markdownParts(text);
  return { links: [], pictures: [] };
}

/** The address of what only another server knows: a page of another site, or a file of a release of this one. */
export function outsideAddress(address: string, page: URL): string | undefined {
  const url = wholeAddress(address, page);
  if (url === undefined || (url.origin === page.origin && !isReleaseFile(url))) return undefined;
  url.hash = '';
  return url.href;
}

/** The address within the site itself of what this server knows. */
export function ownAddress(address: string, page: URL): URL | undefined {
  const url = wholeAddress(address, page);
  return url?.origin === page.origin && !isReleaseFile(url) ? url : undefined;
}

/** The address as a browser on the page reads it; undefined for a part of the page, for mail and the like. */
function wholeAddress(address: string, page: URL): URL | undefined {
  if (/^[#?]/.test(address) || !URL.canParse(address, page)) return undefined;
  const url = new URL(address, page);
  return /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Scripts, fonts and pictures of a release, of which the site's server has the list. */
function isReleaseFile({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}
