import { routes } from '../../app/routes.ts';
import { contentAddresses } from '../content-addresses.ts';
import type { ContentAddress } from '../content-addresses.ts';
import { escapeHtml } from '../escape.ts';
import type { RenderRequest, TextDocument } from '../types.ts';

/** Every address worth finding. Without the API at least the fixed ones. */
export async function sitemap({ settings, api }: RenderRequest): Promise<TextDocument> {
  const fixed = routes
    .filter((route) => !route.path.includes(':'))
    .map(({ path }) => ({ path, changedAt: '' }));
  const records = await contentAddresses(api).catch(() => null);
  const entries = [...fixed, ...(records ?? [])].map((entry) => urlElement(entry, settings.siteUrl));
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return { contentType: 'application/xml; charset=utf-8', body, sound: records !== null };
}

function urlElement({ path, changedAt }: ContentAddress, siteUrl: string): string {
  const changed = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>`;
}
