import type { RenderRequest, TextDocument } from '../types.ts';
import { atomFeed } from './atom-feed.tsx';
import { robots } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap, sitemapPart } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

type Making = (request: RenderRequest) => Promise<TextDocument | null> | TextDocument;

const documents: Record<string, Making> = {
  '/robots.txt': robots,
  '/sitemap.xml': sitemap,
  '/feed.xml': atomFeed,
  '/site.webmanifest': webManifest,
  '/.well-known/security.txt': securityTxt,
};

/** One of them makes the whole document unreadable (XML 1.0, `Char`). */
const outsideXml = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A document for machines at a fixed address, such as the sitemap. */
export async function textDocument(pathname: string, request: RenderRequest): Promise<TextDocument | null> {
  const made = (await documents[pathname]?.(request)) ?? (await sitemapPart(pathname, request));
  return made && { ...made, body: made.body.replace(outsideXml, '') };
}
