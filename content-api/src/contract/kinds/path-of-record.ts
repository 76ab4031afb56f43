import type { Kind } from './kind.ts';

/**
 * The path of a record's page on the site. Its name there is its slug, or its id as long as it has none.
 *
 * @returns undefined for kinds whose records have no page of their own
 */
export function pathOfRecord(
  { address }: Pick<Kind, 'address'>,
  { _id, slug }: { _id: string; slug?: string },
): string | undefined {
  return address && `${address}${encodeURIComponent(slug || _id)}`;
}
