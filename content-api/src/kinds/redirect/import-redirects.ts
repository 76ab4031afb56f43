import { redirect } from '../../contract/kinds/redirect.ts';
import type { Queries } from '../../db/database.ts';
import { invalid } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { listLive } from '../../records/live-records.ts';
import { textOf } from '../../records/read-values.ts';
import { publishData } from '../../records/write-records.ts';
import type { Stamp } from '../../records/write-records.ts';
import { faultOf } from './require-sound-redirect.ts';

interface Row {
  from: string;
  to: string;
}

/**
 * Publishes many redirects, each in place of the one from the same address. All are checked before any is written.
 *
 * @throws Fault 400 with the faults of all rows: `redirects.3.from`
 */
export async function importRedirects(db: Queries, rows: readonly Row[], stamp: Stamp) {
  const known = new Map(
    (await listLive(db, redirect)).map(({ id, data }) => [
      textOf(data.from).toLowerCase(),
      { id, to: textOf(data.to) },
    ]),
  );
  await requireSound(db, rows, new Map([...known].map(([from, { to }]) => [from, to])));
  const counts = { added: 0, changed: 0, unchanged: 0 };
  for (const { from, to } of rows) {
    const before = known.get(from.toLowerCase());
    if (before?.to === to) counts.unchanged += 1;
    else {
      await publishData(db, { kind: redirect, id: before?.id ?? newId(), data: { from, to }, ...stamp });
      counts[before === undefined ? 'added' : 'changed'] += 1;
    }
  }
  return counts;
}

async function requireSound(db: Queries, rows: readonly Row[], known: Map<string, string>): Promise<void> {
  const all = new Map([...known, ...rows.map(({ from, to }) => [from.toLowerCase(), to] as const)]);
  const faults: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const from = row.from.toLowerCase();
    const fault = seen.has(from)
      ? { field: 'from', message: redirect.unique.message }
      : await faultOf(db, row, all);
    seen.add(from);
    if (fault !== undefined) faults[`redirects.${index}.${fault.field}`] = fault.message;
  }
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
