import { once } from 'node:events';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { importParts } from '../../../contract/imports.ts';
import type { ImportColumns, ImportPart } from '../../../contract/imports.ts';
import { instantOf, itemWith } from '../item.ts';
import type { Found, ImportFault } from '../item.ts';
import { wholeRows } from './csv-rows.ts';

/** Names that exports of Webflow, Wix, Substack, Beehiiv, Buttondown and others give them. */
const usual: Record<ImportPart, string[]> = {
  id: ['item id', 'id', 'post_id', 'internal id'],
  title: ['name', 'title', 'web_title', 'subject'],
  slug: ['slug'],
  address: ['url', 'address', 'link', 'post page url'],
  body: ['post body', 'body', 'content', 'text', 'content_html', 'plain content'],
  excerpt: ['post summary', 'summary', 'excerpt', 'description', 'subtitle', 'web_subtitle'],
  author: ['author', 'author name'],
  date: [
    'published on',
    'date',
    'created on',
    'published',
    'published date',
    'publish_date',
    'post_date',
    'created_at',
  ],
  tags: ['tags', 'categories', 'category', 'content_tags'],
  picture: ['main image', 'image', 'thumbnail image', 'cover', 'cover image', 'thumbnail'],
  status: ['status', 'draft'],
};
/** What keeps a text from everyone, by the columns that say so. */
const keptBack: Record<string, RegExp> = {
  is_published: /^(?:false|0|no)$/i,
  audience: /^(?!everyone$|free$|public$)./i,
};
const rowSchema = z.object({
  info: z.object({
    lines: z.number(),
    /** Of a row with more or fewer cells than there are columns. */
    error: z.object({ record: z.array(z.string()) }).optional(),
  }),
  record: z.record(z.string(), z.string()),
});
const skippedSchema = z.object({ lines: z.number(), records: z.number(), message: z.string() });

/** A table whose first line names its columns: each row is an item. @throws an error that names the line */
export async function* readCsv(source: Readable, sent: ImportColumns = {}): AsyncGenerator<Found> {
  const delimiter = await delimiterOf(source);
  let names: string[] = [];
  let faults: ImportFault[] = [];
  const addFault = (line: number, message: string) => faults.push({ item: 'A row', line, message });
  /** One row may have several faults. */
  let lastSkipped = -1;
  const whole = wholeRows(source, delimiter.charCodeAt(0), (line) =>
    addFault(line, 'it is larger than is read'),
  );
  const rows = Readable.from(whole).pipe(
    parse({
      bom: true,
      info: true,
      columns: (header: string[]) => {
        names = header.map((name) => name.trim());
        return names.map((name) => name.toLowerCase());
      },
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      delimiter,
      skip_records_with_error: true,
      on_skip: (error) => {
        const { lines, records, message } = skippedSchema.parse(error);
        if (records !== lastSkipped) addFault(lines, message);
        lastSkipped = records;
      },
    }),
  );
  const takeFaults = (): Found[] => {
    const taken = faults;
    faults = [];
    return taken.map((fault) => ({ is: 'fault', fault }));
  };
  source.on('error', (error) => rows.destroy(error));
  let chosen: ImportColumns | undefined;
  const idOf = createTitleIds();
  for await (const row of rows) {
    yield* takeFaults();
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
    const id = read('id') || read('slug') || read('address') || idOf(title);
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
        state: isDraft(read('status'), record) ? 'draft' : 'public',
        tags: read('tags')
          .split(/[,;|]/)
          .map((tag) => tag.trim())
          .filter(Boolean),
        excerpt: read('excerpt'),
        body: { format: /<\/?[a-z][^>]*>/i.test(body) ? 'html' : 'markdown', text: body },
        picture: picture === '' ? undefined : { address: picture },
        notes: notesOf(info.error?.record.slice(names.length) ?? []),
      }),
    };
  }
  yield* takeFaults();
}

function notesOf(extra: readonly string[]): string[] {
  const count = extra.filter((cell) => cell.trim() !== '').length;
  if (count === 0) return [];
  return [`${count === 1 ? 'a cell has' : `${count} cells have`} no column, and did not come in`];
}

/** What stands between the names of the columns most often: one file has one, and the others stand in texts. */
async function delimiterOf(source: Readable): Promise<string> {
  await once(source, 'readable');
  const head: unknown = source.read();
  if (!Buffer.isBuffer(head)) return ',';
  source.unshift(head);
  const [header = ''] = head.toString().split('\n');
  const names = header.replaceAll(/"[^"]*"/g, '');
  const countOf = (character: string) => names.split(character).length;
  return [',', ';', '\t'].reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/** Ids of rows that have nothing but a title: of several with the same, the later ones are numbered. */
function createTitleIds(): (title: string) => string {
  const seen = new Map<string, number>();
  return (title) => {
    if (title === '') return '';
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return count === 1 ? title : `${title} (${count})`;
  };
}

function isDraft(status: string, record: Record<string, string>): boolean {
  return (
    /^(?:true|draft|archived|unpublished)$/i.test(status) ||
    Object.entries(keptBack).some(([column, words]) => words.test(record[column]?.trim() ?? ''))
  );
}

/** The column of each part: as somebody chose, else the first with a usual name. */
function chooseColumns(names: readonly string[], sent: ImportColumns): ImportColumns {
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  const usualOf = (part: ImportPart) => usual[part].flatMap((name) => known.get(name) ?? [])[0];
  return Object.fromEntries(importParts.map((part) => [part, sent[part] ?? usualOf(part) ?? '']));
}
