import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  isMenuType,
  itemTargets,
  menuTargets,
  importCountsSchema,
  importFaultSchema,
  importMappingSchema,
  importSchema,
  importStates,
} from '../../contract/imports.ts';
import type { Import, ImportCounts, ImportMapping, ImportState } from '../../contract/imports.ts';
import type { Queries } from '../../db/database.ts';
import type { ImportTable } from '../../db/import-tables.ts';
import { readJson, writeJson } from '../../db/json.ts';
import { notFound } from '../../lib/fault.ts';

const storedFaultSchema = importFaultSchema.extend({
  /** Addresses that lead nowhere with it. */
  addresses: z.array(z.string()).optional(),
});
/** A fault as it is stored. */
export type StoredFault = z.output<typeof storedFaultSchema>;

const rowSchema = z.object({
  mapping: importMappingSchema,
  columns: importSchema.shape.columns,
  counts: importCountsSchema,
  faults: z.array(storedFaultSchema),
  progress: z.object({ done: z.int(), total: z.int() }),
  state: z.enum(importStates),
});

/** A batch as the program has it. */
export interface Batch extends Omit<Import, '_id' | 'faults'> {
  id: string;
  site: string;
  author: string;
  faults: StoredFault[];
}

type Changes = Partial<
  Pick<Batch, 'state' | 'mapping' | 'columns' | 'counts' | 'faults' | 'progress' | 'source' | 'site' | 'file'>
>;

/** More are counted and not kept. */
export const faultsMax = 5_000;
const listMax = 100;
export const noCounts: ImportCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  media: 0,
  addresses: 0,
  types: [],
};

export async function addBatch(
  db: Queries,
  batch: Pick<Batch, 'id' | 'source' | 'file' | 'site' | 'author' | 'state'> & { at: string },
): Promise<void> {
  const { at, ...rest } = batch;
  await db
    .insertInto('imports')
    .values({
      ...rest,
      mapping: writeJson({}),
      columns: writeJson({ names: [], chosen: {} }),
      counts: writeJson(noCounts),
      faults: writeJson([]),
      progress: writeJson({ done: 0, total: 0 }),
      created_at: at,
      updated_at: at,
    })
    .execute();
}

export async function changeBatch(db: Queries, id: string, at: string, changes: Changes): Promise<void> {
  const { mapping, columns, counts, faults, progress, ...plain } = changes;
  await db
    .updateTable('imports')
    .set({
      ...plain,
      ...(mapping && { mapping: writeJson(mapping) }),
      ...(columns && { columns: writeJson(columns) }),
      ...(counts && { counts: writeJson(counts) }),
      ...(faults && { faults: writeJson(faults.slice(0, faultsMax)) }),
      ...(progress && { progress: writeJson(progress) }),
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** @throws Fault 404 */
export async function requireBatch(db: Queries, id: string): Promise<Batch> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('Import');
  return toBatch(row);
}

/** The batch that a second run of the same source goes on with. */
export async function findBatchOf(db: Queries, source: string, except = ''): Promise<Batch | undefined> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('source', '=', source)
    .where('id', '!=', except)
    .where('state', 'in', ['running', 'drafts', 'public', 'failed'] satisfies ImportState[])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row && toBatch(row);
}

/** The newest first. */
export async function listBatches(db: Queries): Promise<Batch[]> {
  const rows = await db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(listMax).execute();
  return rows.map(toBatch);
}

/** What was at work when the process ended. */
export function listBegun(
  db: Queries,
): Promise<Pick<Selectable<ImportTable>, 'id' | 'state' | 'author' | 'file'>[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'state', 'author', 'file'])
    .where('state', 'in', ['reading', 'running'] satisfies ImportState[])
    .orderBy('id', 'desc')
    .execute();
}

/** Drops batches whose file has stopped arriving before an instant; returns their ids. */
export async function dropUnsent(db: Queries, before: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('imports')
    .where('state', '=', 'sending' satisfies ImportState)
    .where('updated_at', '<', before)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A batch as calls answer it. */
export function toImport({ id, site: _site, author: _author, faults, ...rest }: Batch): Import {
  return { _id: id, ...rest, faults: faults.map(({ addresses: _addresses, ...fault }) => fault) };
}

/** What types of a source become, unless somebody has said otherwise. */
export function mappingFor(types: Iterable<string>, chosen: ImportMapping): ImportMapping {
  const all = [...types];
  const menus = usualMenus(all.filter(isMenuType));
  return Object.fromEntries(
    all.map((type) => [type, fitting(type, chosen[type]) ?? menus.get(type) ?? usualTarget(type)]),
  );
}

/** A menu becomes no post, and a post no menu. */
function fitting(type: string, target: ImportMapping[string] | undefined) {
  const targets: readonly (ImportMapping[string] | undefined)[] = isMenuType(type)
    ? menuTargets
    : itemTargets;
  return targets.includes(target) ? target : undefined;
}

/** The one that is named like the main menu, or the only one, is the navigation. */
function usualMenus(types: readonly string[]): Map<string, ImportMapping[string]> {
  const footer = types.find((type) => /foot|secondary|bottom|fuß/i.test(type));
  const others = types.filter((type) => type !== footer);
  const main =
    others.find((type) => /main|primary|header|top|navigation|haupt/i.test(type)) ??
    (others.length === 1 ? others[0] : undefined);
  const usual = new Map<string, ImportMapping[string]>();
  if (main !== undefined) usual.set(main, 'navigation');
  if (footer !== undefined) usual.set(footer, 'footer');
  return usual;
}

function usualTarget(type: string): ImportMapping[string] {
  if (isMenuType(type)) return 'skip';
  if (type === 'post' || type === 'row') return 'post';
  if (type === 'page') return 'page';
  return /portfolio|project|^works?$|case[-_]stud/i.test(type) ? 'project' : 'skip';
}

function toBatch(row: Selectable<ImportTable>): Batch {
  const parsed = rowSchema.parse({
    mapping: readJson<unknown>(row.mapping),
    columns: readJson<unknown>(row.columns),
    counts: readJson<unknown>(row.counts),
    faults: readJson<unknown>(row.faults),
    progress: readJson<unknown>(row.progress),
    state: row.state,
  });
  const { id, source, file, site, author, created_at: createdAt, updated_at: updatedAt } = row;
  return { id, source, file, site, author, createdAt, updatedAt, ...parsed };
}
