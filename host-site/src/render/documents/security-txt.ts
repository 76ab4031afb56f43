import { loadSite } from '../load-site.ts';
import type { RenderRequest, TextDocument } from '../types.ts';

const validMonths = 11;

/** Where to report a weakness of the site (RFC 9116); nothing for a studio without an address. */
export async function securityTxt(request: RenderRequest): Promise<TextDocument | null> {
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
