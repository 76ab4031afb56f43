import { routes } from '../app/routes.ts';
import { contentAddresses } from './addresses.ts';
import type { ContentAddress } from './addresses.ts';
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

async function partsOf({ api }: RenderRequest): Promise<ContentAddress[][] | null> {
  const records = await contentAddresses(api).catch(() => null);
  if (records === null) return null;
  const fixed = routes
    .filter((route) => !route.path.includes(':'))
    .map(({ path }) => ({ path, changedAt: '' }));
  const all = [...fixed, ...records.filter(({ isHidden }) => isHidden !== true)];
  return Array.from({ length: Math.ceil(all.length / addressesInPart) }, (_, part) =>
    all.slice(part * addressesInPart, (part + 1) * addressesInPart),
  );
}

function index(parts: ContentAddress[][], { settings }: RenderRequest): TextDocument {
  const entries = parts.map((part, at) => {
    const changed = part.reduce((latest, { changedAt }) => (changedAt > latest ? changedAt : latest), '');
    const path = `/sitemap-${at + 1}.xml`;
    return `<sitemap>${locationOf({ path, changedAt: changed }, settings.siteUrl)}</sitemap>`;
  });
  return xml(listOf('sitemapindex', entries));
}

function urlSet(part: ContentAddress[], { settings }: RenderRequest): TextDocument {
  const entries = part.map((entry) => `<url>${locationOf(entry, settings.siteUrl)}</url>`);
  return xml(listOf('urlset', entries));
}

function locationOf({ path, changedAt }: ContentAddress, siteUrl: string): string {
  const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
  return `<loc>${escapeHtml(siteUrl + path)}</loc>${changed}`;
}

function listOf(element: string, entries: string[]): string {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<${element} xmlns="${namespace}">\n${entries.join('\n')}\n</${element}>\n`;
}

function xml(content: string): TextDocument {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
  return { contentType: 'application/xml; charset=utf-8', body, sound: true };
}
