import { siteAddresses } from './addresses.ts';
import type { ContentAddress, LanguageAddresses } from './addresses.ts';
import { escapeHtml } from './escape.ts';
import type { RenderRequest, TextDocument } from './types.ts';

/** A part holds this many at most; the protocol allows 50 000. */
const addressesInPart = 10_000;
const partPattern = /^\/sitemap-([1-9]\d{0,4})\.xml$/;

/** Every address worth finding; of very many, an index of the parts. Unsound without the API: it would be incomplete. */
export async function sitemap(request: RenderRequest): Promise<TextDocument> {
  const parts = await partsOf(request);
  if (parts === null) return { ...xml(''), sound: false };
  const [only = []] = parts;
  return parts.length > 1 ? index(parts, request) : urlSet(only, request);
}

/** One part of a sitemap that has several; null for any other address. */
export async function sitemapPart(pathname: string, request: RenderRequest): Promise<TextDocument | null> {
  const number = Number(partPattern.exec(pathname)?.[1] ?? 0);
  if (number === 0) return null;
  const parts = await partsOf(request);
  if (parts === null) return { ...xml(''), sound: false };
  const part = parts.length > 1 ? parts[number - 1] : undefined;
  return part ? urlSet(part, request) : null;
}

/** An address with those of the same page in other languages. */
interface Entry extends Pick<ContentAddress, 'path' | 'changedAt'> {
  /** All of them, its own too; none where there is one. */
  versions?: readonly Version[];
}

interface Version {
  language: string;
  path: string;
}

async function partsOf({ api }: RenderRequest): Promise<Entry[][] | null> {
  const languages = await siteAddresses(api).catch(() => null);
  if (languages === null) return null;
  const all = entriesOf(languages);
  return Array.from({ length: Math.ceil(all.length / addressesInPart) }, (_, part) =>
    all.slice(part * addressesInPart, (part + 1) * addressesInPart),
  );
}

function entriesOf(languages: readonly LanguageAddresses[]): Entry[] {
  const shown = languages.map(({ language, addresses }) => ({
    language,
    addresses: addresses.filter(({ isHidden }) => isHidden !== true),
  }));
  const bySubject = new Map<string, Version[]>();
  for (const { language, addresses } of shown) {
    for (const { subject, path } of addresses) {
      if (subject !== '') bySubject.set(subject, [...(bySubject.get(subject) ?? []), { language, path }]);
    }
  }
  return shown.flatMap(({ addresses }) =>
    addresses.map((one) => {
      const versions = bySubject.get(one.subject) ?? [];
      return versions.length > 1 ? { ...one, versions } : one;
    }),
  );
}

function index(parts: Entry[][], { settings }: RenderRequest): TextDocument {
  const entries = parts.map((part, at) => {
    const changed = part.reduce((latest, { changedAt }) => (changedAt > latest ? changedAt : latest), '');
    const path = `/sitemap-${at + 1}.xml`;
    return `<sitemap>${locationOf({ path, changedAt: changed }, settings.siteUrl)}</sitemap>`;
  });
  return xml(listOf('sitemapindex', entries));
}

function urlSet(part: Entry[], { settings: { siteUrl } }: RenderRequest): TextDocument {
  const entries = part.map(
    (entry) => `<url>${locationOf(entry, siteUrl)}${alternatesOf(entry, siteUrl)}</url>`,
  );
  const isInSeveral = part.some(({ versions }) => versions !== undefined);
  return xml(listOf('urlset', entries, isInSeveral ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''));
}

/** As in the head of the page. Source: Google Search Central, localized versions of pages. */
function alternatesOf({ versions = [] }: Entry, siteUrl: string): string {
  const [first] = versions;
  if (first === undefined) return '';
  return [...versions, { language: 'x-default', path: first.path }]
    .map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(siteUrl + path)}"/>`,
    )
    .join('');
}

function locationOf({ path, changedAt }: Entry, siteUrl: string): string {
  const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
  return `<loc>${escapeHtml(siteUrl + path)}</loc>${changed}`;
}

function listOf(element: string, entries: string[], namespaces = ''): string {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<${element} xmlns="${namespace}"${namespaces}>\n${entries.join('\n')}\n</${element}>\n`;
}

function xml(content: string): TextDocument {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
  return { contentType: 'application/xml; charset=utf-8', body, sound: true };
}
