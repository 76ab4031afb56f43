import { safeImageSrc } from 'shared-ui';
import appleTouchIcon from '../../assets/apple-touch-icon.png';
import favicon from '../../assets/favicon.ico';
import icon192 from '../../assets/icon-192.png';
import icon512 from '../../assets/icon-512.png';
import iconMaskable from '../../assets/icon-maskable-512.png';
import icon from '../../assets/icon.svg';
import type { Site } from '../lib/site.ts';
import { escapeHtml } from './escape.ts';

/** The studio's own icon for everything, else those that come with the site. */
export function iconElements({ studio }: Pick<Site, 'studio'>): string[] {
  const own = safeImageSrc(studio.favicon || studio.mark);
  if (own)
    return [
      `<link rel="icon" href="${escapeHtml(own)}"><link rel="apple-touch-icon" href="${escapeHtml(own)}">`,
    ];
  return [
    // No SVG: browsers render one as a document of its own, in the page's process, while the first screen is painted.
    `<link rel="icon" href="/favicon.ico">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
  ];
}

/** Files that are known by a fixed address, and the hashed file behind each. */
export const publicFiles: Record<string, string> = {
  '/apple-touch-icon.png': appleTouchIcon,
  '/favicon.ico': favicon,
  '/icon.svg': icon,
  '/icon-192.png': icon192,
  '/icon-512.png': icon512,
  '/icon-maskable-512.png': iconMaskable,
};
