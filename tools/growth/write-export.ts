import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { uniqueText } from './unique-text.ts';

interface Size {
  bytes: number;
  /** Of each post. */
  words: number;
  /** Files of the library for each second post. @default 1 */
  files?: number;
}

const site = 'https://old.example';
/** So many posts share a picture, as a blog of years has one now and then. */
const postsOfPicture = 100;
const pictures = 20;
const firstDay = Date.UTC(2005, 0, 1);
const day = 86_400_000;

/**
 * Writes an export of WordPress (WXR 1.2) of about that size: posts with unlike texts that link each other, and a library
 * with files for every second post. Same input, same output.
 */
export async function writeExport(target: string, { bytes, words, files = 1 }: Size) {
  const demo = path.join(import.meta.dirname, '../../content-api/demo/content.json');
  const { posts: known } = JSON.parse(await readFile(demo, 'utf8')) as { posts: { content: string }[] };
  const vocabulary = known.flatMap(({ content }) => content.match(/[\p{L}\p{N}]+/gu) ?? []);
  const written = { posts: 0, files: 0 };

  function* chunks(): Generator<string> {
    let left = bytes - head.length;
    yield head;
    while (left > 0) {
      const id = (written.posts += 1);
      const own = id % 2 === 0 ? files : 0;
      const texts = [
        postOf(id, uniqueText(vocabulary, id, words)),
        ...Array.from({ length: own }, () => fileOf((written.files += 1), id)),
      ];
      left -= texts.join('').length;
      yield* texts;
    }
    yield '</channel></rss>\n';
  }
  await pipeline(chunks, createWriteStream(target));
  return written;
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>
`;

function postOf(id: number, text: string): string {
  const picture =
    id % postsOfPicture === 0
      ? `<img src="${site}/wp-content/uploads/${(id / postsOfPicture) % pictures}.jpg" alt="A picture">`
      : '';
  const before = `<p>As in <a href="${site}/posts/${Math.max(1, id - 7)}/">the one before</a>.</p>`;
  return `<item><title>Post ${id}</title><link>${site}/posts/${id}/</link><dc:creator>editor</dc:creator>
<content:encoded><![CDATA[${before}${picture}${text}]]></content:encoded><excerpt:encoded></excerpt:encoded>
<wp:post_id>${id * 2}</wp:post_id><wp:post_date_gmt>${dateOf(id)}</wp:post_date_gmt><wp:post_name>post-${id}</wp:post_name>
<wp:status>publish</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>post</wp:post_type>
<category domain="category" nicename="c"><![CDATA[Category ${id % 12}]]></category></item>
`;
}

function fileOf(id: number, post: number): string {
  return `<item><title>File ${id}</title><wp:post_id>${id * 2 + 1}</wp:post_id><wp:post_parent>${post * 2}</wp:post_parent>
<wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status>
<wp:attachment_url>${site}/wp-content/uploads/${id}-of-the-library.jpg</wp:attachment_url><excerpt:encoded>Caption ${id}</excerpt:encoded></item>
`;
}

function dateOf(id: number): string {
  return new Date(firstDay + (id % 7_000) * day).toISOString().slice(0, 19).replace('T', ' ');
}
