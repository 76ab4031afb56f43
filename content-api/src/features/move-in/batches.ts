import type { Selectable, Updateable } from 'kysely';
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
import { cleanLine } from '../../contract/clean-text.ts';
import type { Queries } from '../../db/database.ts';
import type { ImportTable } from '../../db/import-tables.ts';
import { readJson, writeJson } from '../../db/json.ts';
import { conflict, notFound } from '../../lib/fault.ts';

const storedFaultSchema = importFaultSchema.extend({
  /** Addresses that lead nowhere with it. */
  addresses: z.array(z.string()).optional(),
});
/** Work of a running batch. The empty one brings its records in; a batch that rests has none. */
const importTasks = ['', 'publish', 'undo'] as const;
export type ImportTask = (typeof importTasks)[number];
export type OnProgress = (done: number, total: number) => Promise<void>;

/** A fault as it is stored. */
export type StoredFault = z.output<typeof storedFaultSchema>;

const rowSchema = z.object({
  mapping: importMappingSchema,
  columns: importSchema.shape.columns,
  counts: importCountsSchema,
  faults: z.array(storedFaultSchema),
  progress: z.object({ done: z.int(), total: z.int() }),
  state: z.enum(importStates),
  task: z.enum(importTasks),
});

/** A batch as the program has it. */
export interface Batch extends Omit<Import, '_id' | 'faults'> {
  id: string;
  site: string;
  author: string;
  task: ImportTask;
  faults: StoredFault[];
}

export type BatchChanges = Partial<
  Pick<
    Batch,
    'state' | 'task' | 'mapping' | 'columns' | 'counts' | 'faults' | 'progress' | 'source' | 'site' | 'file'
  >
>;

/** More are counted and not kept. */
export const faultsMax = 5_000;
const itemMax = 200;
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
      task: '',
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

export async function changeBatch(db: Queries, id: string, at: string, changes: BatchChanges): Promise<void> {
  await db
    .updateTable('imports')
    .set({ ...columnsOf(changes), updated_at: at })
    .where('id', '=', id)
    .execute();
}

interface Move {
  from: readonly ImportState[];
  changes: BatchChanges;
  at: string;
}

/**
 * Changes a batch that is in one of some states, and whose work nobody publishes or undoes. Of two people who ask at once,
 * one may.
 *
 * @throws Fault 404, 409 in any other state
 */
export async function moveBatch(db: Queries, id: string, { from, changes, at }: Move): Promise<void> {
  const { state } = await requireBatch(db, id);
  const moved = await db
    .updateTable('imports')
    .set({ ...columnsOf(changes), updated_at: at })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('task', '=', '' satisfies ImportTask)
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) throw conflict('state', `This batch is ${state}`);
}

function columnsOf({
  mapping,
  columns,
  counts,
  faults,
  progress,
  ...plain
}: BatchChanges): Updateable<ImportTable> {
  return {
    ...plain,
    ...(mapping && { mapping: writeJson(mapping) }),
    ...(columns && { columns: writeJson(columns) }),
    ...(counts && { counts: writeJson(counts) }),
    ...(faults && { faults: writeJson(faults.slice(0, faultsMax).map(clean)) }),
    ...(progress && { progress: writeJson(progress) }),
  };
}

/** A title of another site may be a whole text. */
function clean(fault: StoredFault): StoredFault {
  return { ...fault, item: cleanLine(fault.item).slice(0, itemMax) };
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

/** The newest first, without their faults: of each there may be thousands. */
export async function listBatches(db: Queries): Promise<Batch[]> {
  const rows = await db
    .selectFrom('imports')
    .select([
      ...(['id', 'source', 'file', 'site', 'state', 'task', 'author'] as const),
      ...(['mapping', 'columns', 'counts', 'progress', 'created_at', 'updated_at'] as const),
    ])
    .orderBy('id', 'desc')
    .limit(listMax)
    .execute();
  return rows.map((row) => toBatch({ ...row, faults: writeJson([]) }));
}

/** What was at work when the process ended. */
export function listBegun(
  db: Queries,
): Promise<Pick<Selectable<ImportTable>, 'id' | 'state' | 'task' | 'author' | 'file'>[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'state', 'task', 'author', 'file'])
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
export function toImport({ id, site: _site, author: _author, task: _task, faults, ...rest }: Batch): Import {
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
    task: row.task,
  });
  const { id, source, file, site, author, created_at: createdAt, updated_at: updatedAt } = row;
  return { id, source, file, site, author, createdAt, updatedAt, ...parsed };
}
