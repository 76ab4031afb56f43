import type { Kind } from '../../contract/kinds/kind.ts';
import type { RecordTable } from '../../db/record-tables.ts';

/** Path of the page of a public record; undefined for what has no page of its own. */
export function recordPage(
  { page, address }: Pick<Kind, 'page' | 'address'>,
  { id, slug, live_revision }: Pick<RecordTable, 'id' | 'slug' | 'live_revision'>,
): string | undefined {
  if (live_revision === null) return undefined;
  return page ?? (address === undefined ? undefined : address + encodeURIComponent(slug ?? id));
}
