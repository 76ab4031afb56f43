import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { startupFault } from '../lib/startup-fault.ts';
import type { Queries } from './database.ts';
import { newerAdditions } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { schemaTables } from './schema-tables.ts';
import { tableList } from './table-list.ts';
import type { TableFacts } from './table-list.ts';

type Row = Record<string, unknown>;

/** A table, and the columns of it that count if not all of them do. */
interface Part extends TableFacts {
  columns?: string[];
}

/** Number of a table's rows, and a hash over all of them that does not depend on their order. */
export interface TableDigest {
  table: string;
  rows: number;
  hash: string;
}

const readBatch = 1000;
const writeBatch = 200;
const hashModulus = 1n << 256n;

/** Copies every row of these tables into empty ones. */
async function copyRows(from: Queries, to: Queries, tables: Part[]): Promise<void> {
  for (const facts of tables) {
    for await (const rows of readRows(from, facts)) {
      for (let at = 0; at < rows.length; at += writeBatch) {
        await insertRows(to, facts.name, rows.slice(at, at + writeBatch));
      }
    }
  }
}

async function insertRows(to: Queries, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(to);
}

/**
 * Copies every row into empty tables of the same schema and compares them row by row; in a transaction nothing is
 * changed when they differ. What a newer version has added to either database is left alone.
 */
export async function copyVerified(from: Queries, to: Queries): Promise<TableDigest[]> {
  const isExtended = (await hasNewer(from)) || (await hasNewer(to));
  const tables = isExtended ? await sharedParts(from, to) : await presentTables(from);
  const expected = await digestEach(from, tables);
  await copyRows(from, to, tables);
  const differing = differingTables(expected, await digestEach(to, tables));
  if (differing.length > 0) {
    throw startupFault('COPY_DIFFERS', `The copy differs in ${differing.join(', ')}; nothing was changed`);
  }
  return expected;
}

/** Removes every row, those that refer to others first. */
export async function clearRows(db: Queries): Promise<void> {
  for (const { name } of (await presentTables(db)).reverse()) {
    await sql`delete from ${sql.table(name)}`.execute(db);
  }
}

export async function digestTables(db: Queries): Promise<TableDigest[]> {
  return digestEach(db, await presentTables(db));
}

async function digestEach(db: Queries, tables: Part[]): Promise<TableDigest[]> {
  const digests: TableDigest[] = [];
  for (const facts of tables) digests.push(await digest(db, facts));
  return digests;
}

/** Those that this schema has: a backup is made before the database is brought up to date. */
export async function presentTables(db: Queries): Promise<TableFacts[]> {
  const present = new Set((await schemaTables(db)).map(({ name }) => name));
  return tableList.filter(({ name }) => present.has(name));
}

async function hasNewer(db: Queries): Promise<boolean> {
  return (await newerAdditions(db, migrations)).length > 0;
}

async function sharedParts(from: Queries, to: Queries): Promise<Part[]> {
  const [source, target] = [await columnsByTable(from), await columnsByTable(to)];
  return (await presentTables(from)).map((facts) => {
    const others = target.get(facts.name) ?? [];
    return { ...facts, columns: (source.get(facts.name) ?? []).filter((name) => others.includes(name)) };
  });
}

async function columnsByTable(db: Queries): Promise<Map<string, string[]>> {
  const tables = await schemaTables(db);
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}

/** The tables whose digests differ. */
export function differingTables(left: TableDigest[], right: TableDigest[]): string[] {
  return left
    .filter(({ table, rows, hash }) => {
      const other = right.find((candidate) => candidate.table === table);
      return other === undefined || other.rows !== rows || other.hash !== hash;
    })
    .map(({ table }) => table);
}

async function digest(db: Queries, facts: Part): Promise<TableDigest> {
  let rows = 0;
  let sum = 0n;
  for await (const batch of readRows(db, facts)) {
    for (const row of batch) {
      sum = (sum + BigInt(`0x${hashRow(row, facts)}`)) % hashModulus;
      rows += 1;
    }
  }
  return { table: facts.name, rows, hash: sum.toString(16).padStart(64, '0') };
}

function hashRow(row: Row, { json }: Part): string {
  const columns = Object.keys(row).sort();
  const values = columns.map((column) => {
    const value = row[column];
    return json.includes(column) ? inOrder(JSON.parse(String(value))) : value;
  });
  return createHash('sha256')
    .update(JSON.stringify([columns, values]))
    .digest('hex');
}

/** Rows with their JSON columns as text, whichever database they come from. */
async function* readRows(db: Queries, { name, key, json, columns }: Part): AsyncGenerator<Row[]> {
  const selected = columns ? sql.join(columns.map((column) => sql.ref(column))) : sql`*`;
  let last: unknown;
  for (;;) {
    const after = last === undefined ? sql`` : sql`where ${sql.ref(key)} > ${last}`;
    const { rows } = await sql<Row>`select ${selected} from ${sql.table(name)} ${after}
      order by ${sql.ref(key)} limit ${sql.lit(readBatch)}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.[key];
    yield rows.map((row) => ({
      ...row,
      ...Object.fromEntries(
        json.filter((column) => column in row).map((column) => [column, asText(row[column])]),
      ),
    }));
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The same value with its keys sorted: PostgreSQL does not keep their order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}
