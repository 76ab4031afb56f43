import type { RenderRequest, TextDocument } from '../types.ts';
import { atomFeed } from './atom-feed.tsx';
import { robots } from './robots.ts';
import { sitemap, sitemapPart } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

const documents: Record<string, (request: RenderRequest) => Promise<TextDocument> | TextDocument> = {
  '/robots.txt': robots,
  '/sitemap.xml': sitemap,
  '/feed.xml': atomFeed,
  '/site.webmanifest': webManifest,
};

/** A document for machines at a fixed address, such as the sitemap. */
export async function textDocument(pathname: string, request: RenderRequest): Promise<TextDocument | null> {
  return (await documents[pathname]?.(request)) ?? sitemapPart(pathname, request);
}
