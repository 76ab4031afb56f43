import { textOf } from '../records/read-values.ts';
import type { Examined } from './facts.ts';
import { markdownParts } from './markdown-parts.ts';
import type { MarkdownParts } from './markdown-parts.ts';
import type { Spot } from './visit-fields.ts';

/** The links and pictures that a value names. */
export function addressesOf({ field, value }: Spot, { isMarkdown }: Examined): MarkdownParts {
  const text = textOf(value).trim();
  if (text === '') return { links: [], pictures: [] };
  if (field.type === 'url') return { links: [text], pictures: [] };
  if (field.type === 'image') return { links: [], pictures: [{ address: text, alt: '' }] };
  if (field.type === 'prose' && field.markdown === true && isMarkdown) return markdownParts(text);
  return { links: [], pictures: [] };
}

/** The address without its fragment if it leads to another site. */
export function outsideAddress(address: string, siteOrigin: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.hash = '';
  return url.origin === siteOrigin ? undefined : url.href;
}

/** The path of an address of the site itself. */
export function ownPath(address: string, siteOrigin: string): string | undefined {
  if (!URL.canParse(address, siteOrigin) || /^[#?]/.test(address)) return undefined;
  const url = new URL(address, siteOrigin);
  return url.origin === siteOrigin ? url.pathname : undefined;
}
