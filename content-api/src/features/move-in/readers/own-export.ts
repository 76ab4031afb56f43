import { z } from 'zod';
import { kinds, page, post, project, redirect } from '../../../contract/kinds/index.ts';
import { isValues } from '../../../contract/kinds/is-values.ts';
import { pathKeyOf } from '../../../contract/path-key.ts';
import { urlOf } from '../../../core/media/file-names.ts';
import { outItemOf } from '../../move-out/out-items.ts';
import { markdownOf } from '../../move-out/markdown-of.ts';
import { instantOf, itemWith } from '../item.ts';
import type { Found } from '../item.ts';

const fileSchema = z.record(z.string(), z.unknown());
const recordSchema = z.looseObject({ _id: z.string(), createdAt: z.string().default('') });
const redirectSchema = z.object({ from: z.string(), to: z.string() });
const mediaSchema = z.object({
  _id: z.string(),
  path: z.string(),
  alt: z.string().default(''),
  caption: z.string().default(''),
});
const arrayOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const taken = [post, page, project];
const read = new Set<string>([...[...taken, redirect].map(({ plural }) => plural), 'media']);

/** How the file of `content export` begins. */
export const ownExportStart = new RegExp(`^\\{\\s*"(?:${kinds.map(({ plural }) => plural).join('|')})"\\s*:`);

/**
 * The exact export of another studio: its posts, pages and projects as drafts. What has no place in an item becomes text, or
 * is named with the command that keeps it.
 */
export function* readOwnExport(json: string): Generator<Found> {
  const file = fileSchema.parse(JSON.parse(json));
  for (const entry of arrayOf(file.media)) {
    const media = mediaSchema.safeParse(entry).data;
    if (media === undefined) continue;
    const { _id: id, path, alt, caption } = media;
    yield { is: 'file', file: { id, address: urlOf(path), alt, caption, parent: '' } };
  }
  const former = formerAddresses(arrayOf(file[redirect.plural]));
  for (const kind of taken)
    for (const [index, record] of arrayOf(file[kind.plural]).entries()) {
      const known = recordSchema.safeParse(record).data;
      if (known === undefined || !isValues(record)) {
        const at = `${kind.plural}[${index}]`;
        yield { is: 'fault', fault: { item: at, field: '_id', message: 'this is no record' } };
        continue;
      }
      const { _id: id, createdAt } = known;
      const out = outItemOf(kind, { id, createdAt, data: record }, markdownOf);
      yield {
        is: 'item',
        item: itemWith({
          type: kind.name,
          id,
          title: out.title,
          slug: out.slug,
          address: out.path,
          formerAddresses: former.get(pathKeyOf(out.path)) ?? [],
          author: out.author,
          createdAt: instantOf(out.date),
          tags: out.tags,
          excerpt: out.excerpt,
          seo: { title: out.seoTitle, description: out.seoDescription, isHidden: out.isHidden },
          body: { format: 'markdown', text: out.markdown },
          picture: out.picture === '' ? undefined : { address: out.picture },
        }),
      };
    }
  yield* leftOut(file);
}

/** Old addresses by the key of where they lead. */
function formerAddresses(redirects: readonly unknown[]): Map<string, string[]> {
  const pairs = redirects.flatMap((one) => redirectSchema.safeParse(one).data ?? []);
  const byTarget = Map.groupBy(pairs, ({ to }) => pathKeyOf(to));
  return new Map([...byTarget].map(([key, same]) => [key, same.map(({ from }) => from)]));
}

function* leftOut(file: Record<string, unknown>): Generator<Found> {
  for (const [name, value] of Object.entries(file)) {
    const isEmpty = Array.isArray(value) ? value.length === 0 : typeof value !== 'object';
    if (read.has(name) || isEmpty) continue;
    const message = 'it does not move in: `npm run content -- import FILE` brings it in with every field';
    yield { is: 'fault', fault: { item: name, message } };
  }
}
