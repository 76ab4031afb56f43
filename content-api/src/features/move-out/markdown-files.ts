import { stringify } from 'yaml';
import type { Queries } from '../../db/database.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import { mediaFiles } from './media-files.ts';
import type { OutFile } from './out-file.ts';
import { outItems } from './out-items.ts';
import type { OutItem } from './out-items.ts';

/** All public posts, pages and projects as Markdown with front matter, and the media. */
export async function* markdownFiles(db: Queries, folder: MediaFolder): AsyncGenerator<OutFile> {
  for await (const item of outItems(db)) {
    const text = `---\n${stringify(matterOf(item))}---\n\n${item.markdown}\n`;
    yield { path: `${item.kind}s/${item.slug}.md`, read: () => Buffer.from(text) };
  }
  yield* mediaFiles(db, folder);
}

/** Names as Jekyll, Hugo and Astro know them. */
function matterOf(item: OutItem): object {
  const { kind, title, slug, path, date, author, tags, excerpt, picture, isHidden } = item;
  const { seoTitle, seoDescription } = item;
  return {
    title,
    type: kind,
    slug,
    permalink: path,
    date,
    ...(author !== '' && { author }),
    ...(tags.length > 0 && { tags }),
    ...(excerpt !== '' && { excerpt }),
    ...(seoTitle !== '' && { seoTitle }),
    ...(seoDescription !== '' && { description: seoDescription }),
    ...(picture !== '' && { image: picture }),
    ...(isHidden && { noindex: true }),
  };
}
