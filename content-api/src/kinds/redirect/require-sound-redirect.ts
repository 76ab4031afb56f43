import { kinds } from '../../contract/kinds/index.ts';
import { redirect } from '../../contract/kinds/redirect.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { sitePages } from '../../contract/site-paths.ts';
import type { Queries } from '../../db/database.ts';
import { invalid } from '../../lib/fault.ts';
import { findLiveByAddress, listLive } from '../../records/live-records.ts';
import { textOf } from '../../records/read-values.ts';
import { redirectFault } from './redirect-fault.ts';
import type { RedirectMap } from './redirect-fault.ts';

/** Refuses a redirect from an address that has a page, and one that would lead in a circle. @throws Fault 400 */
export async function requireSoundRedirect(db: Queries, id: string, data: Values): Promise<void> {
  const others = await readRedirects(db, id);
  const fault = await faultOf(db, { from: textOf(data.from), to: textOf(data.to) }, others);
  if (fault !== undefined) throw invalid({ [fault.field]: fault.message });
}

/** The public redirects, without one of them. */
export async function readRedirects(db: Queries, except?: string): Promise<RedirectMap> {
  const records = await listLive(db, redirect);
  const others = records.filter(({ id }) => id !== except);
  return new Map(others.map(({ data }) => [textOf(data.from).toLowerCase(), textOf(data.to)]));
}

/** See `redirectFault`; it also looks whether the address has a page. */
export async function faultOf(db: Queries, row: { from: string; to: string }, others: RedirectMap) {
  if (await hasPage(db, row.from)) return { field: 'from', message: 'From is the address of a page' };
  return redirectFault(row, others);
}

async function hasPage(db: Queries, path: string): Promise<boolean> {
  const lower = path.toLowerCase();
  if (sitePages.includes(lower)) return true;
  for (const kind of kinds) {
    const name =
      kind.address !== undefined && lower.startsWith(kind.address) ? lower.slice(kind.address.length) : '';
    if (name === '' || name.includes('/')) continue;
    if ((await findLiveByAddress(db, kind, name)) !== undefined) return true;
  }
  return false;
}
