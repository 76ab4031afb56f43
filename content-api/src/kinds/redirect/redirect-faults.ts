import { kinds } from '../../contract/kinds/index.ts';
import { redirect } from '../../contract/kinds/redirect.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import { sitePages } from '../../contract/site-paths.ts';
import type { Queries } from '../../db/database.ts';
import { findLiveByAddress, listLive } from '../../records/live-records.ts';
import type { PublishedState, PublishFaults } from '../../records/publish-faults.ts';
import { textOf } from '../../records/read-values.ts';
import { redirectFault } from './redirect-fault.ts';

/** Redirects must not lead away from an address that has a page, nor in a circle, by themselves or with each other. */
export async function redirectFaults(
  db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  const replaced = new Set(states.map(({ id }) => id));
  const others = (await listLive(db, redirect)).filter(({ id }) => !replaced.has(id));
  const all = new Map(
    [...others, ...states].map(({ data }) => [pathKeyOf(textOf(data.from)), textOf(data.to)]),
  );
  const faults: (PublishFaults | undefined)[] = [];
  for (const { data } of states) {
    const [from, to] = [textOf(data.from), textOf(data.to)];
    const fault = (await hasPage(db, from))
      ? { field: 'from', message: 'From is the address of a page' }
      : redirectFault({ from, to }, all);
    faults.push(fault && { [fault.field]: fault.message });
  }
  return faults;
}

async function hasPage(db: Queries, path: string): Promise<boolean> {
  // A page knows no such query, so the address may lead elsewhere.
  if (path.includes('?')) return false;
  const lower = pathKeyOf(path);
  if (sitePages.includes(lower)) return true;
  for (const kind of kinds) {
    const name =
      kind.address !== undefined && lower.startsWith(kind.address) ? lower.slice(kind.address.length) : '';
    if (name === '' || name.includes('/')) continue;
    if ((await findLiveByAddress(db, kind, name)) !== undefined) return true;
  }
  return false;
}
