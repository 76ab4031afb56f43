import { fullTitle } from '../../lib/page/full-title.ts';
import { loadSite } from '../load-site.ts';
import type { Site } from '../load-site.ts';
import { publicFiles } from '../public-files.ts';
import type { RenderRequest, TextDocument } from '../types.ts';

export async function webManifest(request: RenderRequest): Promise<TextDocument> {
  const site = await loadSite(request);
  const { studio, texts, look, isSound } = site;
  const manifest = {
    name: fullTitle({ description: '' }, studio),
    short_name: studio.name,
    ...(studio.description && { description: studio.description }),
    lang: texts.language,
    dir: texts.direction,
    start_url: '/',
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

function iconsOf({ studio, facts }: Site): object[] {
  const own = facts.favicon || studio.mark;
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
