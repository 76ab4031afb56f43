import type { Technology } from '../../contract/technology.ts';
import type { TechnologyCategory } from '../../contract/technology-categories.ts';
import type { Queries } from '../../db/database.ts';
import { fromFlag, toFlag } from '../../db/json.ts';
import type { TechnologyTable } from '../../db/schema.ts';

export interface TechnologyValues {
  name: string;
  logo: string;
  category: TechnologyCategory;
  isSelected: boolean;
}

export async function listTechnologies(db: Queries): Promise<Technology[]> {
  return (await db.selectFrom('technologies').selectAll().orderBy('id').execute()).map(toTechnology);
}

export async function hasTechnologies(db: Queries): Promise<boolean> {
  return (await db.selectFrom('technologies').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function findTechnology(db: Queries, id: string): Promise<Technology | undefined> {
  const row = await db.selectFrom('technologies').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toTechnology(row);
}

export async function insertTechnology(
  db: Queries,
  id: string,
  values: TechnologyValues,
  stamps: { createdAt: string; updatedAt: string },
): Promise<void> {
  await db
    .insertInto('technologies')
    .values({ id, ...toColumns(values), created_at: stamps.createdAt, updated_at: stamps.updatedAt })
    .execute();
}

export async function replaceTechnology(
  db: Queries,
  id: string,
  values: TechnologyValues,
  updatedAt: string,
): Promise<void> {
  await db
    .updateTable('technologies')
    .set({ ...toColumns(values), updated_at: updatedAt })
    .where('id', '=', id)
    .execute();
}

/** Moves rows out of each other's way, so that two of them may swap names in one save. */
export async function parkNames(db: Queries, ids: string[]): Promise<void> {
  for (const id of ids) {
    await db
      .updateTable('technologies')
      .set({ name_key: `\u0001${id}` })
      .where('id', '=', id)
      .execute();
  }
}

function toColumns({ name, logo, category, isSelected }: TechnologyValues) {
  return {
    name,
    name_key: name.normalize('NFKC').toLowerCase(),
    logo,
    category,
    is_selected: toFlag(isSelected),
  };
}

function toTechnology(row: TechnologyTable): Technology {
  return {
    _id: row.id,
    name: row.name,
    logo: row.logo,
    category: row.category as TechnologyCategory,
    isSelected: fromFlag(row.is_selected),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
