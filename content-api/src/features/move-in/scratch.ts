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

/** Keys that came by, on the disk. */
export interface StoredKeys {
  has: (key: string) => boolean;
  /** True for a key that was not there. */
  add: (key: string) => boolean;
}

/** Several values under a key, on the disk. */
export interface StoredLists<Value> {
  add: (key: string, value: Value) => void;
  /** In the order in which they came. */
  of: (key: string) => Value[];
}

/** Maps, keys and lists for the time of one run. */
export interface Scratch {
  map: <Value>(schema: z.ZodType<Value>) => StoredMap<Value>;
  keys: () => StoredKeys;
  lists: <Value>(schema: z.ZodType<Value>) => StoredLists<Value>;
  close: () => void;
}

export function openScratch(folder: string): Scratch {
  mkdirSync(folder, { recursive: true });
  const file = openSqliteFile(path.join(folder, '.scratch.db'));
  // It is worth nothing once the process has ended.
  file.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -8000');
  let count = 0;
  const newName = () => `values_${(count += 1)}`;
  return {
    map<Value>(schema: z.ZodType<Value>): StoredMap<Value> {
      const name = newName();
      file.exec(
        `create table ${name} (place integer primary key, key text not null unique, value text not null)`,
      );
      const find = file.prepare(`select value from ${name} where key = ?`);
      const put = file.prepare(
        `insert into ${name} (key, value) values (?, ?) on conflict (key) do update set value = excluded.value`,
      );
      const each = file.prepare(`select value from ${name} order by place`);
      const read = reader(schema);
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
    keys() {
      const name = newName();
      file.exec(`create table ${name} (key text primary key) without rowid`);
      const find = file.prepare(`select 1 from ${name} where key = ?`);
      const put = file.prepare(`insert into ${name} (key) values (?) on conflict (key) do nothing`);
      return {
        has: (key) => find.all([key]).length > 0,
        add: (key) => put.run([key]).changes > 0,
      };
    },
    lists<Value>(schema: z.ZodType<Value>): StoredLists<Value> {
      const name = newName();
      file.exec(`create table ${name} (place integer primary key, key text not null, value text not null)`);
      file.exec(`create index ${name}_key on ${name} (key)`);
      const find = file.prepare(`select value from ${name} where key = ? order by place`);
      const put = file.prepare(`insert into ${name} (key, value) values (?, ?)`);
      const read = reader(schema);
      return {
        add: (key, value) => void put.run([key, JSON.stringify(value)]),
        of: (key) => find.all([key]).map(read),
      };
    },
    close: () => file.close(),
  };
}

function reader<Value>(schema: z.ZodType<Value>): (row: unknown) => Value {
  return (row) => schema.parse(JSON.parse(textOf(row)));
}

function textOf(row: unknown): string {
  if (typeof row !== 'object' || row === null || !('value' in row)) throw new Error('A row has no value');
  return String(row.value);
}
