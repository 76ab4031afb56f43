import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { importParts } from '../../../contract/imports.ts';
import type { ImportColumns, ImportPart } from '../../../contract/imports.ts';
import { instantOf, itemWith } from '../item.ts';
import type { Found } from '../item.ts';

/** Names that exports of Webflow and others give them. */
const usual: Record<ImportPart, string[]> = {
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
export async function* readCsv(source: Readable, sent: ImportColumns = {}): AsyncGenerator<Found> {
  let names: string[] = [];
  const rows = source.pipe(
    parse({
      bom: true,
      info: true,
      columns: (header: string[]) => {
        names = header.map((name) => name.trim());
        return names.map((name) => name.toLowerCase());
      },
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: recordMax,
      delimiter: [',', ';', '\t'],
    }),
  );
  source.on('error', (error) => rows.destroy(error));
  let chosen: ImportColumns | undefined;
  for await (const row of rows) {
    const { record, info } = rowSchema.parse(row);
    if (chosen === undefined) {
      chosen = chooseColumns(names, sent);
      yield { is: 'columns', columns: { names, chosen } };
    }
    const columns = chosen;
    const read = (part: ImportPart) => {
      const column = columns[part]?.trim().toLowerCase() ?? '';
      // A row may have nothing in one column of a usual name, and something in the next.
      const candidates = usual[part].includes(column) ? [column, ...usual[part]] : [column];
      return candidates.map((name) => record[name]?.trim() ?? '').find((value) => value !== '') ?? '';
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

/** The column of each part: as somebody chose, else the first with a usual name. */
function chooseColumns(names: readonly string[], sent: ImportColumns): ImportColumns {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  const usualOf = (part: ImportPart) => usual[part].flatMap((name) => known.get(name) ?? [])[0];
  return Object.fromEntries(importParts.map((part) => [part, sent[part] ?? usualOf(part) ?? '']));
}
