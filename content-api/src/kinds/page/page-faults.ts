import { redirect } from '../../contract/kinds/redirect.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import type { Queries } from '../../db/database.ts';
import { listLive } from '../../records/live-records.ts';
import type { PublishedState, PublishFaults } from '../../records/publish-faults.ts';
import { textOf } from '../../records/read-values.ts';

/** A page must not be at an address that a redirect leads away from. */
export async function pageFaults(
  db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  const redirects = await listLive(db, redirect);
  const taken = new Set(redirects.map(({ data }) => pathKeyOf(textOf(data.from))));
  return states.map(({ data }) => {
    const path = `/${textOf(data.slug)}`;
    return taken.has(pathKeyOf(path)) ? { slug: `Slug: a redirect leads away from ${path}` } : undefined;
  });
}
