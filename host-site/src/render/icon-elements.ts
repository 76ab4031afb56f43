import { safeImageSrc } from 'shared-ui';
import { escapeHtml } from './escape.ts';
import type { Site } from './load-site.ts';
import { publicFiles } from './public-files.ts';

/** The studio's own icon for everything, else those that come with the site. */
export function iconElements({ studio, facts }: Pick<Site, 'studio' | 'facts'>): string[] {
  const own = safeImageSrc(facts.favicon || studio.mark);
  if (own)
    return [
      `<link rel="icon" href="${escapeHtml(own)}"><link rel="apple-touch-icon" href="${escapeHtml(own)}">`,
    ];
  return [
    `<link rel="icon" href="${publicFiles['/icon.svg'] ?? '/icon.svg'}" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  ];
}
