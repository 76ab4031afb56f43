import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createBackup } from '../src/features/backups/create-backup.ts';
import { proveBackup } from '../src/features/backups/prove-backup.ts';
import { restoreIntoServer } from '../src/features/backups/restore-backup.ts';
import { readConfig } from '../src/config/config.ts';
import type { Database } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';

/** Requests have so little here that a few thousand rows show what hundreds of thousands do elsewhere. */
const scarce = { statementMs: 150, idleInTransactionMs: 100 };
/** Enough for a server to start on a busy machine. */
const little = { statementMs: 500, idleInTransactionMs: 500 };
const rows = 15_000;
let database: Database;
let dataDir: string;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'long-work-'));
  database = openPostgres(await createSchema(postgresUrl ?? ''), undefined, undefined, scarce);
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function count(): Promise<number> {
  const { total } = await database.atLength((db) =>
    db
      .selectFrom('created_records')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  );
  return Number(total);
}

test('a backup and a restore take longer than any request may', async () => {
  await migrate(database, { migrations });
  const fill = sql`insert into created_records (key, entity_id, expires_ms)
    select 'key-' || n, 'entity', 1 from generate_series(1, ${sql.lit(rows)}) n`;
  await database.atLength((db) => fill.execute(db));
  const file = path.join(dataDir, 'all.backup');
  await createBackup({ database, file });
  await proveBackup(file);
  await database.atLength((db) => db.deleteFrom('created_records').execute());
  expect(await count()).toBe(0);
  const { config } = readConfig({ DATA_DIR: dataDir });
  await restoreIntoServer(database, { config, file, hasMedia: false });
  expect(await count()).toBe(rows);
});

test('a migration takes longer than any request may', async () => {
  const slow = { name: '900-slow', statements: () => ['select pg_sleep(0.5)'] };
  await migrate(database, { migrations: [...migrations, slow] });
  await expect(sql`select pg_sleep(0.5)`.execute(database.queries)).rejects.toThrow(/timeout/);
});

test('a person is erased with more messages than a request has time for', async () => {
  await database.close();
  database = openPostgres(await createSchema(postgresUrl ?? ''), undefined, undefined, little);
  await migrate(database, { migrations });
  const fill = sql`insert into messages (
      id, name, email, subject, message, is_read, is_spam, created_at, updated_at, state, note, assignee, spam_reason,
      search_text
    )
    select n, 'Bot', 'bot@spam.example', 'Offer', 'Buy', 0, 0, '', '', 'new', '', '', '', ''
    from generate_series(1, 200000) n`;
  await database.atLength((db) => fill.execute(db));
  const api = await buildTestApp({ database: { ...database, close: () => Promise.resolve() } });
  const { token } = await api.login();
  const body = { email: 'bot@spam.example' };
  const erased = await api.call('POST', '/api/messages/erase', { token, body });
  expect(erased.json()).toMatchObject({ erased: 200_000 });
  await api.close();
});
