import type { z } from 'zod';
import { technology as kind } from '../../contract/kinds/technology.ts';
import type { technologiesInputSchema } from '../../contract/technologies.ts';
import type { Queries } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { invalid, staleWrite } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { wholeData } from '../../core/records/complete-values.ts';
import { listLive } from '../../core/records/live-records.ts';
import { toAnswer } from '../../core/records/answers.ts';
import type { LiveRecord } from '../../core/records/answers.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { publish } from '../../core/records/write.ts';
import type { NewState } from '../../core/records/write.ts';

type Row = z.output<typeof technologiesInputSchema>['technologies'][number];

/** Changes the rows that are known and adds the others; rows that are left out stay. */
export async function saveList(
  db: Queries,
  { clock, author }: { clock: Clock; author: string },
  rows: Row[],
): Promise<unknown[]> {
  rejectDuplicates(rows);
  const stored = new Map((await listLive(db, kind)).map((record) => [record.id, record]));
  for (const { _id, updatedAt } of rows) {
    const current = stored.get(_id ?? '');
    if (updatedAt !== undefined && current !== undefined && updatedAt !== current.updatedAt) {
      throw staleWrite(toAnswer(kind, current));
    }
  }
  const changed = rows.filter((row) => isChanged(row, stored.get(row._id ?? '')));
  const states: NewState[] = [];
  for (const { _id, updatedAt, ...sent } of changed) {
    const id = _id ?? newId();
    const known = await findRecord(db, kind, id);
    // Somebody has deleted or unpublished it since the list was read.
    if (updatedAt !== undefined && known !== undefined && !stored.has(id)) throw staleWrite(null);
    const data = wholeData(kind.fields, sent, stored.get(id)?.data);
    states.push({ id, data, at: nextVersion(clock, known?.updated_at) });
  }
  await publish(db, { kind, author }, states);
  return (await listLive(db, kind)).map((record) => toAnswer(kind, record));
}

function isChanged({ _id, updatedAt: _, ...sent }: Row, current: LiveRecord | undefined): boolean {
  if (current === undefined) return true;
  return Object.entries(sent).some(([name, value]) => value !== current.data[name]);
}

function rejectDuplicates(rows: Row[]): void {
  const seen = new Set<string>();
  rows.forEach(({ _id }, index) => {
    if (_id !== undefined && seen.has(_id)) {
      throw invalid({ [`technologies.${index}._id`]: 'This row is in the list twice' });
    }
    if (_id !== undefined) seen.add(_id);
  });
}
