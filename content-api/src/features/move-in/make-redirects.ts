import { redirect } from '../../contract/kinds/redirect.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import { findRedirects } from '../../core/records/find-redirects.ts';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../lib/new-id.ts';
import { redirectIdOf, takenReason } from './addresses.ts';
import type { Arrived } from './addresses.ts';
import type { Origin } from './origins.ts';
import type { ReadyItem } from './save-item.ts';

/** Redirects from the old addresses of records, one from each, as drafts to be. */
export async function redirectsOf(
  db: Queries,
  arrived: readonly Arrived[],
  origins: readonly Origin[],
): Promise<ReadyItem[]> {
  const pages = new Set(arrived.map(({ path }) => pathKeyOf(path)));
  const known = new Map(origins.map((origin) => [origin.sourceId, origin]));
  const wanted = new Map<string, { from: string; to: string; origin: Origin }>();
  for (const { origin, path: to } of arrived) {
    for (const from of origin.addresses) {
      const key = pathKeyOf(from);
      const isFree = takenReason(from) === undefined && !pages.has(key) && !wanted.has(key);
      if (isFree) wanted.set(key, { from, to, origin });
    }
  }
  const taken = await findRedirects(db, wanted.keys());
  return [...wanted].flatMap(([key, { from, to, origin }]): ReadyItem[] => {
    const own = known.get(redirectIdOf(from));
    // The studio leads it elsewhere already.
    if (own === undefined && taken.has(key)) return [];
    return [
      {
        kind: redirect,
        id: own?.record.split('/')[1] ?? newId(),
        data: { from, to },
        createdAt: '',
        known: own,
        origin: {
          import: own?.import ?? origin.import,
          source: origin.source,
          sourceId: redirectIdOf(from),
          addresses: [],
          // Nobody is led to what is not public.
          state: origin.state,
          at: origin.at,
        },
      },
    ];
  });
}
