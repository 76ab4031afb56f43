import type { z } from 'zod';
import type { Technology, technologyRowSchema } from '../../contract/technology.ts';
import type { Queries } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { invalid, staleWrite } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { insertTechnology, listTechnologies, parkNames, replaceTechnology } from './repository.ts';

type Row = z.output<typeof technologyRowSchema>;

/** Changes the rows that are known and adds the others; rows that are left out stay (ruling 18). */
export async function saveList(db: Queries, clock: Clock, rows: Row[]): Promise<Technology[]> {
  refuseTwins(rows);
  const stored = new Map((await listTechnologies(db)).map((technology) => [technology._id, technology]));
  for (const row of rows) {
    const current = stored.get(row._id ?? '');
    if (row.updatedAt !== undefined && current !== undefined && row.updatedAt !== current.updatedAt) {
      throw staleWrite(current);
    }
  }
  const changed = rows.filter((row) => isChanged(row, stored.get(row._id ?? '')));
  await parkNames(
    db,
    changed.flatMap(({ _id }) => (_id !== undefined && stored.has(_id) ? [_id] : [])),
  );
  for (const row of changed) {
    const current = stored.get(row._id ?? '');
    const updatedAt = nextVersion(clock, current?.updatedAt);
    if (current !== undefined) await replaceTechnology(db, current._id, row, updatedAt);
    else await insertTechnology(db, row._id ?? newId(), row, { createdAt: updatedAt, updatedAt });
  }
  return listTechnologies(db);
}

function isChanged(row: Row, current: Technology | undefined): boolean {
  if (current === undefined) return true;
  return (['name', 'logo', 'category', 'isSelected'] as const).some((key) => row[key] !== current[key]);
}

function refuseTwins(rows: Row[]): void {
  const seen = new Set<string>();
  rows.forEach(({ _id }, index) => {
    if (_id !== undefined && seen.has(_id)) {
      throw invalid({ [`technologies.${index}._id`]: 'This row is in the list twice' });
    }
    if (_id !== undefined) seen.add(_id);
  });
}
