import type { Values } from '../../../contract/kinds/values.ts';
import { pathKeyOf } from '../../../contract/path-key.ts';
import type { Queries } from '../../../db/database.ts';
import { textOf } from '../read-values.ts';
import { findRedirects } from '../find-redirects.ts';
import type { FoundRedirect } from '../find-redirects.ts';

/** Where a redirect leads to. */
export interface Way {
  to: string;
  /** The address as it is compared, and its path where it has a query: no redirect need name that. */
  next: string[];
  /** It is scheduled, and may take the place of another. */
  isAhead: boolean;
}

/** Ways by the address that they lead away from, as it is compared. */
export type Ways = Map<string, Way[]>;

/**
 * These redirects with all public ones that somebody would come by who follows them. Only those are read, however many
 * there are.
 *
 * @param except ids of public ones that do not count
 */
export async function readWays(
  db: Queries,
  given: readonly { redirects: readonly FoundRedirect[]; isAhead: boolean }[],
  except: ReadonlySet<string>,
): Promise<Ways> {
  const ways: Ways = new Map();
  const asked = new Set<string>();
  let wanted: string[] = [];
  const add = (from: string, data: Values, isAhead: boolean) => {
    const way = wayTo(textOf(data.to), isAhead);
    ways.set(from, [...(ways.get(from) ?? []), way]);
    wanted.push(...way.next);
  };
  for (const { redirects, isAhead } of given)
    for (const { data } of redirects) add(pathKeyOf(textOf(data.from)), data, isAhead);
  while (wanted.length > 0) {
    const fresh = [...new Set(wanted)].filter((address) => !asked.has(address));
    for (const address of fresh) asked.add(address);
    wanted = [];
    const found = await findRedirects(db, fresh);
    for (const [from, { id, data }] of found) if (!except.has(id)) add(from, data, false);
  }
  return ways;
}

/** @param isAhead @default false */
export function wayTo(to: string, isAhead = false): Way {
  const [path = ''] = to.split(/[?#]/);
  return { to, next: [...new Set([pathKeyOf(to), pathKeyOf(path)])], isAhead };
}
