import { kinds as allKinds } from '../../contract/kinds/index.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { sitePages } from '../../contract/site-paths.ts';
import type { Queries } from '../../db/database.ts';
import { inParts } from '../../lib/in-parts.ts';
import { recordKey } from './record-key.ts';

/**
 * Those of the addresses that have a page, also by a former slug or an id. Addresses go in and come out as `pathKeyOf`
 * makes them, without a query.
 */
export async function pagesAt(
  db: Queries,
  addresses: Iterable<string>,
  kinds: readonly Kind[] = allKinds,
): Promise<Set<string>> {
  const found = new Set<string>();
  const wanted = new Map<string, string>();
  for (const address of new Set(addresses)) {
    if (sitePages.includes(address)) found.add(address);
    else for (const key of keysOf(address, kinds)) wanted.set(key, address);
  }
  const add = (rows: { key: string }[]) => {
    for (const { key } of rows) found.add(wanted.get(key) ?? '');
  };
  for (const keys of inParts(wanted.keys())) {
    const live = db.selectFrom('records').where('records.live_revision', 'is not', null);
    add(await live.select('records.key').where('records.key', 'in', keys).execute());
    const bySlug = live.innerJoin('slugs', 'slugs.record', 'records.key').select('slugs.key');
    add(await bySlug.where('slugs.key', 'in', keys).execute());
  }
  return found;
}

/** What a slug, or a record, at that address would have as its key. */
function keysOf(address: string, kinds: readonly Kind[]): string[] {
  return kinds.flatMap((kind) => {
    if (kind.address === undefined || !address.startsWith(kind.address)) return [];
    const name = address.slice(kind.address.length);
    return name === '' || name.includes('/') ? [] : recordKey(kind, name);
  });
}
