import { redirect } from '../../contract/kinds/redirect.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { invalid } from '../../lib/fault.ts';
import { listLive } from '../../records/live-records.ts';
import { textOf } from '../../records/read-values.ts';

/** Refuses a page at an address that a redirect leads away from. @throws Fault 400 */
export async function requireFreeAddress(db: Queries, _id: string, { slug }: Values): Promise<void> {
  const path = `/${textOf(slug)}`;
  const redirects = await listLive(db, redirect);
  if (redirects.some(({ data }) => textOf(data.from).toLowerCase() === path))
    throw invalid({ slug: `Slug: a redirect leads away from ${path}` });
}
