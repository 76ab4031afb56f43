import { createHash } from 'node:crypto';
import type { SqliteFile } from '../../db/client.ts';
import type { MediaCount } from './backup-media.ts';

/** Says what a backup is and what it must hold: kept in the backup itself. */
export interface BackupInfo {
  /** 2 since large files of the library are kept in parts, which earlier versions cannot read. */
  v: 1 | 2;
  createdAt: string;
  source: 'sqlite' | 'postgres';
  /** Of the program that made it; earlier ones did not say. */
  version?: string;
  /** Over the statements that made the tables; backups of earlier versions have none. */
  schema?: string;
  tables: { table: string; rows: number; hash: string }[];
  /** Undefined when the backup is of the database only. */
  media?: MediaCount;
}

/** A backup is a database file of ours with two tables more, so that one file holds everything and can be checked. */
export function writeInfo(file: SqliteFile, info: BackupInfo): void {
  file.exec('create table backup_info (body text not null) strict');
  file.prepare('insert into backup_info (body) values (?)').run([JSON.stringify(info)]);
}

/** Manifest of the backup, or undefined when the file is none. */
export function readInfo(file: SqliteFile): BackupInfo | undefined {
  const hasInfo =
    file.prepare(`select name from sqlite_schema where name = 'backup_info'`).all([]).length > 0;
  if (!hasInfo) return undefined;
  const [row] = file.prepare('select body from backup_info').all([]) as { body: string }[];
  return row && (JSON.parse(row.body) as BackupInfo);
}

export function schemaHash(file: SqliteFile): string {
  const rows = file
    .prepare(
      `select type, name, sql from sqlite_schema where name not like 'backup\\_%' escape '\\' order by name`,
    )
    .all([]);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

export function dropBackupTables(file: SqliteFile): void {
  for (const name of ['info', 'media', 'objects']) file.exec(`drop table if exists backup_${name}`);
}
