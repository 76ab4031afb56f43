import type { Kind } from '../contract/kinds/kind.ts';
import type { RecordTable } from '../db/record-tables.ts';

/** Path of the page of a public record; undefined for what has no page of its own. */
export function recordPage(
  { page, single }: Pick<Kind, 'page' | 'single'>,
  { id, slug, live_revision }: Pick<RecordTable, 'id' | 'slug' | 'live_revision'>,
): string | undefined {
  if (page === undefined || live_revision === null) return undefined;
  return single === true ? page : `${page}/${encodeURIComponent(slug ?? id)}`;
}
