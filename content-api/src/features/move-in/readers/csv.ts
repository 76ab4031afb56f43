import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { instantOf, itemWith } from '../item.ts';
import type { Found } from '../item.ts';

/** Names of the columns for each part of an item. */
export const columnsSchema = z.partialRecord(
  z.enum([
    'id',
    'title',
    'slug',
    'address',
    'body',
    'excerpt',
    'author',
    'date',
    'tags',
    'picture',
    'status',
  ]),
  z.string(),
);
export type Columns = z.output<typeof columnsSchema>;

/** Names that exports of Webflow and others give them. */
const usual: Record<keyof Columns, string[]> = {
  id: ['item id', 'id'],
  title: ['name', 'title'],
  slug: ['slug'],
  address: ['url', 'address', 'link'],
  body: ['post body', 'body', 'content', 'text'],
  excerpt: ['post summary', 'summary', 'excerpt', 'description'],
  author: ['author', 'author name'],
  date: ['published on', 'date', 'created on', 'published'],
  tags: ['tags', 'categories', 'category'],
  picture: ['main image', 'image', 'thumbnail image', 'cover'],
  status: ['status', 'draft'],
};
const rowSchema = z.object({
  info: z.object({ lines: z.number() }),
  record: z.record(z.string(), z.string()),
});
const recordMax = 5_000_000;

/** A table whose first line names its columns: each row is an item. @throws an error that names the line */
export async function* readCsv(source: Readable, columns: Columns | undefined): AsyncGenerator<Found> {
  const rows = source.pipe(
    parse({
      bom: true,
      info: true,
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: recordMax,
      delimiter: [',', ';', '\t'],
    }),
  );
  source.on('error', (error) => rows.destroy(error));
  for await (const row of rows) {
    const { record, info } = rowSchema.parse(row);
    const read = (part: keyof Columns) => {
      const chosen = columns?.[part]?.trim().toLowerCase();
      const names = columns === undefined || chosen === undefined ? usual[part] : [chosen];
      return names.map((name) => record[name]?.trim() ?? '').find((value) => value !== '') ?? '';
    };
    const title = read('title');
    const id = read('id') || read('slug') || read('address') || title;
    if (id === '') {
      const fault = { item: 'A row', line: info.lines, field: 'title', message: 'it has no title' };
      yield { is: 'fault', fault };
      continue;
    }
    const body = read('body');
    const picture = read('picture');
    yield {
      is: 'item',
      item: itemWith({
        type: 'row',
        id,
        line: info.lines,
        title: title || id,
        slug: read('slug'),
        address: read('address'),
        author: read('author'),
        createdAt: instantOf(read('date')),
        state: /^(?:true|draft|archived|unpublished)$/i.test(read('status')) ? 'draft' : 'public',
        tags: read('tags')
          .split(/[,;|]/)
          .map((tag) => tag.trim())
          .filter(Boolean),
        excerpt: read('excerpt'),
        body: { format: /<\/?[a-z][^>]*>/i.test(body) ? 'html' : 'markdown', text: body },
        picture: picture === '' ? undefined : { address: picture },
      }),
    };
  }
}
