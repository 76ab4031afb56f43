import type { Addresses } from '../../contract/site.ts';
import type { Reads } from '../../db/database.ts';
import { listLiveAddresses } from '../../core/records/live-records.ts';
import type { LiveAddress } from '../../core/records/live-records.ts';
import { readAnsweredLanguages } from '../../core/records/read-languages.ts';
import type { ShownKinds } from '../../core/records/read-languages.ts';

/** Slugs, ids and dates of all public records of these kinds, for a sitemap of any size. */
export async function listAddresses(db: Reads, { kinds, languages }: ShownKinds): Promise<Addresses> {
  const addresses: Addresses = {};
  for (const kind of kinds) {
    const live = await listLiveAddresses(db, kind);
    const ids = live.map(({ id }) => id);
    const languagesOf = await readAnsweredLanguages(db, kind, languages, ids);
    addresses[kind.plural] = live.map((one) => ({ ...toAnswer(one), ...languagesOf(one.id) }));
  }
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
