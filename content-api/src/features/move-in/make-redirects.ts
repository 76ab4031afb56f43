import { redirect } from '../../contract/kinds/redirect.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import { findRedirects } from '../../core/records/find-redirects.ts';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../lib/new-id.ts';
import { arrivedParts, redirectIdOf, takenReason } from './addresses.ts';
import type { Origin } from './origins.ts';
import type { ReadyItem } from './save-item.ts';
import type { Scratch, StoredMap } from './scratch.ts';

interface Parts {
  /** Of the batch. */
  source: string;
  scratch: Scratch;
  /** As they were before the run, by their ids in the source. */
  origins: Pick<StoredMap<Origin>, 'get'>;
}

interface Wanted {
  from: string;
  to: string;
  origin: Origin;
}

/** Redirects from the old addresses of records, one from each, as drafts to be; some at a time. */
export async function* redirectParts(
  db: Queries,
  { source, scratch, origins }: Parts,
): AsyncGenerator<ReadyItem[]> {
  const taken = scratch.keys();
  for await (const arrived of arrivedParts(db, source))
    for (const { path } of arrived) taken.add(pathKeyOf(path));
  for await (const arrived of arrivedParts(db, source)) {
    const wanted = new Map<string, Wanted>();
    for (const { origin, path: to } of arrived) {
      for (const from of origin.addresses) {
        const key = pathKeyOf(from);
        if (takenReason(from) !== undefined || !taken.add(key)) continue;
        wanted.set(key, { from, to, origin });
      }
    }
    yield readyOf(wanted, { origins, studio: await findRedirects(db, wanted.keys()) });
  }
}

interface Known {
  origins: Parts['origins'];
  /** Keys of addresses that a redirect of the studio leads away from. */
  studio: ReadonlyMap<string, unknown>;
}

function readyOf(wanted: ReadonlyMap<string, Wanted>, { origins, studio }: Known): ReadyItem[] {
  return [...wanted].flatMap(([key, { from, to, origin }]): ReadyItem[] => {
    const own = origins.get(redirectIdOf(from));
    // The studio leads it elsewhere already.
    if (own === undefined && studio.has(key)) return [];
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
          before: null,
        },
      },
    ];
  });
}
