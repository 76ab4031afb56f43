import { redirect } from '../../contract/kinds/redirect.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { findLiveByUnique } from '../../records/find-live-by-unique.ts';
import { uniqueKeyOf } from '../../records/index-values.ts';
import type { PublishedState, PublishFaults } from '../../records/publish-faults.ts';
import { textOf } from '../../records/read-values.ts';
import { listScheduled } from '../../records/scheduled.ts';

/** A page must not be at an address that a redirect leads away from, or will. */
export async function pageFaults(
  db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  const keys = states.map(({ data }) => uniqueKeyOf(redirect, { from: pathOf(data) }) ?? '');
  const taken = new Set((await findLiveByUnique(db, keys)).keys());
  for (const { data } of await listScheduled(db, [redirect])) taken.add(uniqueKeyOf(redirect, data) ?? '');
  return states.map(({ data }, index) =>
    taken.has(keys[index] ?? '') ? { slug: `Slug: a redirect leads away from ${pathOf(data)}` } : undefined,
  );
}

function pathOf({ slug }: Values): string {
  return `/${textOf(slug)}`;
}
