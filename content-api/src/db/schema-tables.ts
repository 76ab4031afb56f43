import { sql } from 'kysely';
import type { Queries } from './database.ts';
import { isEmbedded } from './is-embedded.ts';

export interface SchemaTable {
  name: string;
  /** In the order of the table; `dataType` is the engine's own word. */
  columns: { name: string; dataType: string }[];
}

interface ColumnRow {
  table_name: string;
  name: string;
  data_type: string;
}

/**
 * Tables of the schema that the connection is in, by name, without those that are made of others (`search_…`): no copy has
 * them, and the start after it fills them again.
 *
 * Kysely's introspection reads every schema of PostgreSQL and fails when another connection drops one of the
 * others meanwhile.
 */
export async function schemaTables(db: Queries): Promise<SchemaTable[]> {
  const { rows } = await (isEmbedded(db) ? sqliteColumns : postgresColumns).execute(db);
  const byName = Map.groupBy(rows, (row) => row.table_name);
  return [...byName].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, dataType: column.data_type })),
  }));
}

const sqliteColumns = sql<ColumnRow>`
  select tables.name as table_name, columns.name, columns.type as data_type
  from sqlite_schema as tables, pragma_table_info(tables.name) as columns
  where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
    and tables.name not like 'search\\_%' escape '\\'
  order by tables.name, columns.cid`;

const postgresColumns = sql<ColumnRow>`
  select table_name, column_name as name, data_type
  from information_schema.columns
  where table_schema = current_schema() and table_name not like 'search\\_%'
  order by table_name, ordinal_position`;
