import type { RecordPatch } from '../../contract/record-inputs.ts';
import { slugFieldOf } from '../../contract/kinds/kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import type { Queries } from '../../db/database.ts';
import { toFlag } from '../../db/json.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { invalid } from '../../lib/fault.ts';
import { changedData } from './complete-values.ts';
import { changeStates } from './change-states.ts';
import { moveByHand } from './hand-order.ts';
import type { Stamp } from './write.ts';

/** Changes what the editor sets outside of the form. A new slug is public at once where the record is. */
export async function changeRecord(
  db: Queries,
  row: RecordTable,
  stamp: Stamp & { kind: Kind },
  { featured, slug, position }: RecordPatch,
): Promise<void> {
  const { kind, at } = stamp;
  const shared = kind.language === undefined ? undefined : Object.entries({ featured, position });
  for (const [name, value] of shared ?? [])
    if (value !== undefined)
      throw invalid({ [name]: 'It is shared by all languages; change it in the first one' });
  if (slug !== undefined) await changeSlug(db, row, stamp, slug);
  if (position !== undefined) {
    requireHandOrder(kind, 'position');
    await moveByHand(db, kind, row.id, position);
  }
  const set = featured === undefined ? {} : { is_featured: toFlag(featured) };
  await db
    .updateTable('records')
    .set({ ...set, updated_at: at })
    .where('key', '=', row.key)
    .execute();
}

/** @throws Fault 400 for a kind that people do not arrange */
export function requireHandOrder({ order, words }: Kind, field: string): void {
  if (order !== 'hand') throw invalid({ [field]: `${words.many} are not ordered by hand` });
}

async function changeSlug(db: Queries, row: RecordTable, stamp: Stamp & { kind: Kind }, slug: string) {
  const { kind } = stamp;
  const name = slugFieldOf(kind);
  if (name === undefined) throw invalid({ slug: `${kind.words.many} have no slug` });
  const change = (data: Values) => changedData(kind.fields, { [name]: slug }, data);
  await changeStates(db, row, { ...stamp, change });
}
