import { redirect } from '../../contract/kinds/redirect.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { findLiveByUnique } from './find-live-by-unique.ts';
import { uniqueKeyOf } from './index-values.ts';

export interface FoundRedirect {
  id: string;
  data: Values;
}

/** Public redirects by the address that they lead away from. Addresses go in and come out as `pathKeyOf` makes them. */
export async function findRedirects(
  db: Queries,
  addresses: Iterable<string>,
): Promise<Map<string, FoundRedirect>> {
  const byKey = new Map(Array.from(addresses, (from) => [uniqueKeyOf(redirect, { from }) ?? '', from]));
  const found = await findLiveByUnique(db, redirect, byKey.keys());
  return new Map(Array.from(found, ([key, one]) => [byKey.get(key) ?? '', one]));
}
