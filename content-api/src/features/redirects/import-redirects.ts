import { redirect } from '../../contract/kinds/redirect.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import type { Queries } from '../../db/database.ts';
import { invalid } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { requirePublishable } from '../../core/records/rules/rules.ts';
import type { PublishFaults } from '../../core/records/rules/rule.ts';
import { publish } from '../../core/records/write.ts';
import type { Stamp } from '../../core/records/write.ts';
import { findRedirects } from '../../core/records/find-redirects.ts';

interface Row {
  from: string;
  to: string;
}

/**
 * Publishes many redirects, each in place of the one from the same address. All are checked before any is written.
 *
 * @throws Fault 400 with the faults of all rows: `redirects.3.from`
 */
export async function importRedirects(db: Queries, rows: readonly Row[], { author, at }: Stamp) {
  const stored = await findRedirects(
    db,
    rows.map(({ from }) => pathKeyOf(from)),
  );
  const repeated = repeatedRows(rows);
  const states = rows.map(({ from, to }) => ({
    id: stored.get(pathKeyOf(from))?.id ?? newId(),
    data: { from, to },
    at,
  }));
  const isChanged = rows.map(({ from, to }) => stored.get(pathKeyOf(from))?.data.to !== to);
  const by = { kind: redirect, author };
  // Of all rows, so that each fault is at its row; what is there already is not written again.
  await requirePublishable(db, by, states, (faults) =>
    explain(rows.map((_row, index) => repeated[index] ?? faults[index])),
  );
  if (repeated.some((one) => one !== undefined)) throw explain(repeated);
  await publish(
    db,
    by,
    states.filter((_state, index) => isChanged[index]),
  );
  const changed = isChanged.filter(Boolean).length;
  const added = rows.filter(({ from }) => !stored.has(pathKeyOf(from))).length;
  return { added, changed: changed - added, unchanged: rows.length - changed };
}

/** For each row whether an earlier one leads away from the same address. */
function repeatedRows(rows: readonly Row[]): (PublishFaults | undefined)[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const from = pathKeyOf(row.from);
    const isRepeated = seen.has(from);
    seen.add(from);
    return isRepeated ? { from: redirect.unique.message } : undefined;
  });
}

function explain(faults: readonly (PublishFaults | undefined)[]): Error {
  const entries = faults.flatMap((fields = {}, index) =>
    Object.entries(fields).map(([field, message]) => [`redirects.${index}.${field}`, message] as const),
  );
  return invalid(Object.fromEntries(entries));
}
