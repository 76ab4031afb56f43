import { kinds as allKinds } from '../../contract/kinds/index.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Queries } from '../../db/database.ts';
import { listLive } from '../../core/records/live-records.ts';
import { readValues } from '../../core/records/read-values.ts';
import type { LiveRecord } from '../../core/records/answers.ts';

/** All public content in the form that import takes, in the order in which it was made. */
export async function exportContent(db: Queries, kinds: readonly Kind[] = allKinds): Promise<object> {
  const parts: [string, unknown][] = [];
  for (const kind of kinds) {
    const records = (await listLive(db, { ...kind, oldestFirst: true })).map((one) => toEntry(kind, one));
    if (kind.single !== true) parts.push([kind.plural, records]);
    else if (records.length > 0) parts.push([kind.plural, records[0]]);
  }
  return Object.fromEntries(parts);
}

function toEntry({ fields, single }: Kind, { id, createdAt, updatedAt, data }: LiveRecord): object {
  const values = readValues(fields, data);
  return single === true ? { ...values, updatedAt } : { _id: id, ...values, createdAt, updatedAt };
}
