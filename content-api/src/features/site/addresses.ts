import type { Kind } from '../../contract/kinds/kind.ts';
import type { Addresses } from '../../contract/site.ts';
import type { Reads } from '../../db/database.ts';
import { listLiveAddresses } from '../../core/records/live-records.ts';
import type { LiveAddress } from '../../core/records/live-records.ts';

/** Slugs, ids and dates of all public records of these kinds, for a sitemap of any size. */
export async function listAddresses(db: Reads, kinds: readonly Kind[]): Promise<Addresses> {
  const addresses: Addresses = {};
  for (const kind of kinds) addresses[kind.plural] = (await listLiveAddresses(db, kind)).map(toAnswer);
  return addresses;
}

function toAnswer({ id, slug, updatedAt, isHidden }: LiveAddress) {
  return {
    _id: id,
    ...(slug !== null && { slug }),
    updatedAt,
    ...(isHidden && { noindex: true as const }),
  };
}
