import { Readable } from 'node:stream';
import MarkdownIt from 'markdown-it';
import { withoutPrivateFiles } from '../../core/audiences/private-files.ts';
import { urlOf } from '../../core/media/file-names.ts';
import type { Queries } from '../../db/database.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { MediaFolder } from '../media/media-folder.ts';
import { mediaFiles } from './media-files.ts';
import type { OutFile } from './out-file.ts';
import { outItems } from './out-items.ts';
import type { OutItem } from './out-items.ts';

const parser = new MarkdownIt({ html: false });
const types = { post: 'post', page: 'page', project: 'portfolio' } as const;

/** WordPress eXtended RSS 1.2 of all public posts, pages and projects, and the media. @param origin of this site */
export async function* wxrFiles(db: Queries, folder: MediaFolder, origin: string): AsyncGenerator<OutFile> {
  yield { path: 'export.xml', read: () => Readable.from(wxr(db, origin)) };
  yield* mediaFiles(db, folder);
}

async function* wxr(db: Queries, origin: string): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
${element('wp:wxr_version', '1.2')}${element('wp:base_site_url', origin)}${element('wp:base_blog_url', origin)}`;
  const ids = new Map<string, number>();
  const media = await db
    .selectFrom('media')
    .select(['path', 'alt', 'caption', 'name'])
    .orderBy('id')
    .execute();
  for (const file of await withoutPrivateFiles(db, media)) {
    const url = urlOf(file.path);
    ids.set(url, ids.size + 1);
    yield itemOf(
      [
        ['title', file.name],
        ['wp:post_id', String(ids.size)],
        ['wp:post_type', 'attachment'],
        ['wp:status', 'inherit'],
        ['wp:attachment_url', origin + url],
        ['excerpt:encoded', file.caption],
      ],
      metaOf({ _wp_attachment_image_alt: file.alt }),
    );
  }
  let id = ids.size;
  for await (const item of outItems(db)) {
    id += 1;
    yield postOf(item, { id, origin, picture: ids.get(item.picture) });
  }
  yield '</channel>\n</rss>\n';
}

interface Post {
  id: number;
  origin: string;
  /** Id of the attachment that is its main picture. */
  picture: number | undefined;
}

function postOf(item: OutItem, { id, origin, picture }: Post): string {
  // Noon is the same day nearly everywhere.
  const at = `${item.date} 12:00:00`;
  const domain = item.kind === 'post' ? 'post_tag' : 'portfolio_tag';
  const categories = item.tags.map(
    (tag) => `<category domain="${domain}">${cdata(asHtml(tag))}</category>\n`,
  );
  const meta = metaOf({
    _thumbnail_id: picture === undefined ? '' : String(picture),
    _yoast_wpseo_title: item.seoTitle,
    _yoast_wpseo_metadesc: asHtml(item.seoDescription),
    '_yoast_wpseo_meta-robots-noindex': item.isHidden ? '1' : '',
  });
  return itemOf(
    [
      ['title', asHtml(item.title)],
      ['link', origin + item.path],
      ['dc:creator', asHtml(item.author)],
      ['content:encoded', parser.render(item.markdown)],
      ['excerpt:encoded', asHtml(item.excerpt)],
      ['wp:post_id', String(id)],
      ['wp:post_date', at],
      ['wp:post_date_gmt', at],
      ['wp:post_name', item.slug],
      ['wp:status', 'publish'],
      ['wp:post_type', types[item.kind]],
    ],
    categories.join('') + meta,
  );
}

function itemOf(parts: readonly (readonly [string, string])[], rest: string): string {
  const elements = parts.filter(([, text]) => text !== '').map(([name, text]) => element(name, text));
  return `<item>\n${elements.join('')}${rest}</item>\n`;
}

function metaOf(values: Record<string, string>): string {
  const entries = Object.entries(values).filter(([, value]) => value !== '');
  return entries
    .map(
      ([key, value]) =>
        `<wp:postmeta>\n${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>\n`,
    )
    .join('');
}

/** WordPress stores titles and summaries as HTML. */
function asHtml(text: string): string {
  return /[<&]/.test(text) ? escapeHtml(text) : text;
}

function element(name: string, text: string): string {
  return `<${name}>${/[<&>]/.test(text) ? cdata(text) : escapeHtml(text)}</${name}>\n`;
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
