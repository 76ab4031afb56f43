import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBackup } from '../src/features/backups/create-backup.ts';
import type { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

function connect(url: string): Database {
  const database = openPostgres(url);
  open.push(database);
  return database;
}

test('one of several processes migrates an empty database, and none backs up a partial one', async () => {
  const url = await createSchema(postgresUrl ?? '');
  const beforeChange = vi.fn(() => Promise.resolve());
  const made = await Promise.all(
    Array.from({ length: 4 }, () => migrate(connect(url), { migrations, beforeChange })),
  );
  expect(made.flat()).toEqual(migrations.map(({ name }) => name));
  expect(beforeChange).not.toHaveBeenCalled();
});

test('one waits as long as another needs, and does nothing when that is done', async () => {
  const url = await createSchema(postgresUrl ?? '');
  await migrate(connect(url), { migrations: migrations.slice(0, 1) });
  const begun = Promise.withResolvers<void>();
  const backup = Promise.withResolvers<void>();
  const beforeChange = () => {
    begun.resolve();
    return backup.promise;
  };
  const first = migrate(connect(url), { migrations, beforeChange });
  await begun.promise;
  const second = migrate(connect(url), {
    migrations,
    beforeChange: () => Promise.reject(new Error('backed up twice')),
  });
  backup.resolve();
  const missing = migrations.slice(1).map(({ name }) => name);
  expect((await Promise.all([first, second])).flat()).toEqual(missing);
});

test('an earlier version is backed up although a neighbour in the same database has all tables', async () => {
  await migrate(connect(await createSchema(postgresUrl ?? '')), { migrations });
  const database = connect(await createSchema(postgresUrl ?? ''));
  await migrate(database, { migrations: migrations.slice(0, 1) });
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const file = path.join(folder, 'a.backup');
  await createBackup({ database, file });
  expect(existsSync(file)).toBe(true);
  rmSync(folder, { recursive: true });
});
