import { paths } from './paths.ts';
import type { Studio } from './site.ts';

/** The pages whose share pictures are the studio's to choose, by their paths. */
const pages: Readonly<Record<string, keyof NonNullable<Studio['sharePictures']>>> = {
  [paths.home]: 'home',
  [paths.projects]: 'projects',
  [paths.services]: 'services',
  [paths.blog]: 'blog',
  [paths.about]: 'about',
  [paths.contact]: 'contact',
};

/**
 * The picture of a shared link to a page that is no record's: the one that was chosen, cut to a card where it is the
 * site's own, else the card of the studio.
 *
 * @param path in the language of the prefix; absent for pages that are not to be found
 */
export function sharePictureOf({ sharePictures }: Studio, prefix: string, path = ''): string {
  const [plain = ''] = path.slice(prefix.length).split('?');
  const page = pages[plain || paths.home];
  const chosen = page && path !== '' ? sharePictures?.[page] : undefined;
  if (!page || !chosen) return `${prefix}/og/studio.jpg`;
  return chosen.startsWith('/') ? `${prefix}/og/fixed/${page}.jpg` : chosen;
}
