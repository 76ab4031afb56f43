import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { openSqliteFile } from '../../db/client.ts';

/** Values by their keys on the disk: those of a large source do not fit into the memory. */
export interface StoredMap<Value> {
  get: (key: string) => Value | undefined;
  has: (key: string) => boolean;
  set: (key: string, value: Value) => void;
  /** In the order in which the keys came. */
  values: () => Iterable<Value>;
}

/** Maps for the time of one run. */
export interface Scratch {
  map: <Value>(schema: z.ZodType<Value>) => StoredMap<Value>;
  close: () => void;
}

export function openScratch(folder: string): Scratch {
  mkdirSync(folder, { recursive: true });
  const file = openSqliteFile(path.join(folder, '.scratch.db'));
  // It is worth nothing once the process has ended.
  file.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -8000');
  let count = 0;
  return {
    map<Value>(schema: z.ZodType<Value>): StoredMap<Value> {
      const name = `map_${(count += 1)}`;
      file.exec(
        `create table ${name} (place integer primary key, key text not null unique, value text not null)`,
      );
      const find = file.prepare(`select value from ${name} where key = ?`);
      const put = file.prepare(
        `insert into ${name} (key, value) values (?, ?) on conflict (key) do update set value = excluded.value`,
      );
      const each = file.prepare(`select value from ${name} order by place`);
      const read = (row: unknown) => schema.parse(JSON.parse(textOf(row)));
      return {
        get(key) {
          const [row] = find.all([key]);
          return row === undefined ? undefined : read(row);
        },
        has: (key) => find.all([key]).length > 0,
        set: (key, value) => void put.run([key, JSON.stringify(value)]),
        *values() {
          for (const row of each.iterate([])) yield read(row);
        },
      };
    },
    close: () => file.close(),
  };
}

function textOf(row: unknown): string {
  if (typeof row !== 'object' || row === null || !('value' in row)) throw new Error('A row has no value');
  return String(row.value);
}
