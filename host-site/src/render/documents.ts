import { fullTitle } from '../lib/head.ts';
import { prefixOf, splitLanguage, withPrefix } from '../lib/languages.ts';
import { paths } from '../lib/paths.ts';
import { loadSite } from '../lib/site.ts';
import type { Site } from '../lib/site.ts';
import { atomFeed } from './atom-feed.tsx';
import { openSite } from './open-site.ts';
import { sitemap, sitemapPart } from './sitemap.ts';
import { publicFiles } from './icons.ts';
import type { RenderRequest, TextDocument } from './types.ts';

type Making = (request: RenderRequest) => Promise<TextDocument | null> | TextDocument;

/** Those that each language has. */
const documentsInLanguage: Record<string, Making> = {
  [paths.feed]: atomFeed,
  '/site.webmanifest': webManifest,
};

const documents: Record<string, Making> = {
  '/robots.txt': robots,
  '/sitemap.xml': sitemap,
  '/.well-known/security.txt': securityTxt,
};

/** One of them makes the whole document unreadable (XML 1.0, `Char`). */
const outsideXml = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A document for machines at a fixed address, such as the sitemap. */
export async function textDocument(pathname: string, request: RenderRequest): Promise<TextDocument | null> {
  const make = documentsInLanguage[splitLanguage(pathname).path] ?? documents[pathname];
  const output = (await make?.(request)) ?? (await sitemapPart(pathname, request));
  return output && { ...output, body: output.body.replace(outsideXml, '') };
}

function robots({ settings }: RenderRequest): TextDocument {
  const lines = ['User-agent: *', 'Disallow: /admin/', '', `Sitemap: ${settings.siteUrl}/sitemap.xml`, ''];
  return { contentType: 'text/plain; charset=utf-8', body: lines.join('\n'), sound: true };
}

const validMonths = 11;

/** Where to report a weakness of the site (RFC 9116); nothing for a studio without an address. */
async function securityTxt(request: RenderRequest): Promise<TextDocument | null> {
  const { studio, isSound } = await loadSite(request);
  const contentType = 'text/plain; charset=utf-8';
  if (!isSound) return { contentType, body: '', sound: false };
  if (!studio.email) return null;
  const { nowMs, settings } = request;
  const now = new Date(nowMs);
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validMonths));
  const lines = [
    `Contact: mailto:${encodeURI(studio.email)}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
    '',
  ];
  return { contentType, body: lines.join('\n'), sound: true };
}

async function webManifest(request: RenderRequest): Promise<TextDocument | null> {
  const { site } = await openSite(request);
  const { studio, texts, look, isSound, prefix } = site;
  // A language that the site does not have.
  if (prefixOf(splitLanguage(request.pathname).language) !== prefix) return null;
  const manifest = {
    name: fullTitle({ description: '' }, studio),
    short_name: studio.name,
    ...(studio.description && { description: studio.description }),
    lang: texts.language,
    dir: texts.direction,
    start_url: withPrefix(prefix, '/'),
    display: 'minimal-ui',
    background_color: look.colors.background,
    theme_color: look.colors.background,
    icons: iconsOf(site),
  };
  return {
    contentType: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify(manifest),
    sound: isSound,
  };
}

function iconsOf({ studio }: Site): object[] {
  const own = studio.favicon || studio.mark;
  if (own) return [{ src: own, sizes: 'any' }];
  const icon = (file: string, sizes: string, purpose?: string) => ({
    src: publicFiles[file],
    sizes,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return [
    icon('/icon-192.png', '192x192'),
    icon('/icon-512.png', '512x512'),
    icon('/icon-maskable-512.png', '512x512', 'maskable'),
  ];
}
