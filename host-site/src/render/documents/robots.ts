import type { RenderRequest, TextDocument } from '../types.ts';

export function robots({ settings }: RenderRequest): TextDocument {
  const lines = ['User-agent: *', 'Disallow: /admin/', '', `Sitemap: ${settings.siteUrl}/sitemap.xml`, ''];
  return { contentType: 'text/plain; charset=utf-8', body: lines.join('\n'), sound: true };
}
