import { roles } from 'shared-ui';
import { site } from '../../site.ts';
import { publicFiles } from '../public-files.ts';
import type { TextDocument } from '../types.ts';

export function webManifest(): TextDocument {
  const icon = (file: string, sizes: string, purpose?: string) => ({
    src: publicFiles[file],
    sizes,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  const manifest = {
    name: `${site.brand}: ${site.tagline}`,
    short_name: site.brand,
    description: site.description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: roles.background,
    theme_color: roles.background,
    icons: [
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return {
    contentType: 'application/manifest+json; charset=utf-8',
    body: JSON.stringify(manifest),
    sound: true,
  };
}
