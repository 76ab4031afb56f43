import type { Kind } from '../../contract/kinds/kind.ts';
import type { RecordTable } from '../../db/record-tables.ts';

/** Path of the page of a public record, in the language of the kind; undefined for what has no page of its own. */
export function recordPage(
  { page, address, language }: Pick<Kind, 'page' | 'address' | 'language'>,
  { id, slug, live_revision }: Pick<RecordTable, 'id' | 'slug' | 'live_revision'>,
): string | undefined {
  if (live_revision === null) return undefined;
  const path = page ?? (address === undefined ? undefined : address + encodeURIComponent(slug ?? id));
  if (path === undefined || language === undefined) return path;
  return `/${language.toLowerCase()}${path === '/' ? '' : path}`;
}
