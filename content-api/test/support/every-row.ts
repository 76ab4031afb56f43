import { sql } from 'kysely';
import type { Queries } from '../../src/db/database.ts';
import { schemaTables } from '../../src/db/schema-tables.ts';
import type { SchemaTable } from '../../src/db/schema-tables.ts';
import { tableList } from '../../src/db/table-list.ts';

type Row = Record<string, unknown>;

/** A row is all the same word, so that it refers to its like in other tables. */
const marks = ['a', 'b', 'c'];

/** Tables of the schema that the connection is in, those that others refer to first. */
export async function tablesOf(db: Queries): Promise<SchemaTable[]> {
  const names = tableList.map(({ name }) => name);
  const place = ({ name }: SchemaTable): number =>
    names.includes(name) ? names.indexOf(name) : names.length;
  return (await schemaTables(db))
    .filter(({ name }) => !['schema_migrations', 'schema_additions'].includes(name))
    .sort((a, b) => place(a) - place(b));
}

/** Puts some rows into every table, whatever the schema is. */
export async function fillEveryTable(db: Queries): Promise<void> {
  for (const { name, columns } of await tablesOf(db)) {
    const json = tableList.find((facts) => facts.name === name)?.json ?? [];
    const names = sql.join(columns.map((column) => sql.ref(column.name)));
    for (const [index, mark] of marks.entries()) {
      const values = columns.map(({ name: column, dataType }) => {
        if (/^int|^integer|^bigint/i.test(dataType)) return index;
        return json.includes(column) ? JSON.stringify({ b: [mark], a: 1 }) : mark;
      });
      await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(values)})`.execute(db);
    }
  }
}

/** Every row of every table, the same for the same rows on either database. */
export async function everyRow(db: Queries): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const { name } of await tablesOf(db)) {
    if (name.startsWith('backup_')) continue;
    const { rows } = await sql<Row>`select * from ${sql.table(name)} order by 1`.execute(db);
    const json = tableList.find((facts) => facts.name === name)?.json ?? [];
    found[name] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column,
          json.includes(column) && typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
        ]),
      ),
    );
  }
  return found;
}
