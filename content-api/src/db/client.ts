import { existsSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { foldText } from '../contract/fold-text.ts';
import { foldFunction } from './folded.ts';

type SqlValue = null | number | bigint | string | Uint8Array;

/** A statement in the shape that Kysely's dialect expects. */
export interface SqliteStatement {
  reader: boolean;
  all: (parameters: readonly unknown[]) => unknown[];
  run: (parameters: readonly unknown[]) => { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate: (parameters: readonly unknown[]) => IterableIterator<unknown>;
}

/** The little that the rest of the package needs of the embedded database. */
export interface SqliteFile {
  prepare: (sql: string) => SqliteStatement;
  exec: (sql: string) => void;
  /** The first column of the first row. */
  pragma: (text: string) => unknown;
  isInTransaction: () => boolean;
  /** Online copy while others go on writing. */
  backupTo: (file: string) => Promise<void>;
  close: () => void;
}

const preparedMax = 300;

// Missing in @types/node, whose version is that of Node's line.
declare module 'node:sqlite' {
  interface DatabaseSync {
    deserialize: (image: Uint8Array) => void;
  }
}

interface FileOptions {
  /** @default false */
  readOnly?: boolean;
  /** The bytes of a file that a database in memory begins as. */
  image?: Uint8Array;
}

/**
 * Opens a file of the embedded database. The only module that knows node:sqlite, whose interface may still move.
 * Nothing is configured here but what the caller asks for.
 */
export function openSqliteFile(file: string, { readOnly = false, image }: FileOptions = {}): SqliteFile {
  const db = new DatabaseSync(file, { readOnly, timeout: 5000 });
  if (image !== undefined) db.deserialize(image);
  db.function(foldFunction, { deterministic: true }, (text) => foldText(String(text)));
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const statement = wrap(db.prepare(sql));
      if (prepared.size >= preparedMax) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
    exec: (sql) => db.exec(sql),
    pragma: (text) => Object.values(db.prepare(`PRAGMA ${text}`).get() ?? {})[0],
    isInTransaction: () => db.isTransaction,
    backupTo: async (target) => {
      await backup(db, target, { rate: 500 });
    },
    close() {
      if (db.isOpen) db.close();
    },
  };
}

/** True when the last process that used the file did not close it. */
export function wasLeftOpen(file: string): boolean {
  const wal = `${file}-wal`;
  return existsSync(wal) && statSync(wal).size > 0;
}

function wrap(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SqlValue[])),
    run: (parameters) => statement.run(...(parameters as SqlValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SqlValue[])),
  };
}
