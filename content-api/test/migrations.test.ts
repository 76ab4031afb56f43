import { sql } from 'kysely';
import type { Database } from '../src/db/database.ts';
import { migrate, newerAdditions } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { openTestDatabase } from './support/open-test-database.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const hasTable = (name: string) =>
  sql
    .raw(`select * from ${name}`)
    .execute(database.queries)
    .then(
      () => true,
      () => false,
    );

test('migrations run once, in order', async () => {
  expect(await migrate(database, { migrations })).toEqual(migrations.map(({ name }) => name));
  expect(await migrate(database, { migrations })).toEqual([]);
});

test('a migration that fails leaves nothing of itself', async () => {
  const broken = {
    name: '900-broken',
    statements: () => ['create table half_made (id text primary key)', 'this is no sql'],
  };
  await expect(migrate(database, { migrations: [...migrations, broken] })).rejects.toThrow();
  expect(await hasTable('half_made')).toBe(false);
  expect(await hasTable('records')).toBe(true);
  const mended = { ...broken, statements: () => ['create table half_made (id text primary key)'] };
  expect(await migrate(database, { migrations: [...migrations, mended] })).toEqual(['900-broken']);
});

test('a past migration that was edited, or is unknown, stops the start', async () => {
  await migrate(database, { migrations });
  const edited = migrations.map((migration) => ({ ...migration, statements: () => ['select 1'] }));
  await expect(migrate(database, { migrations: edited })).rejects.toThrow('is not the one');
  await expect(migrate(database, { migrations: [] })).rejects.toThrow('newer version');
});

test('what an older version may run on only adds to what it knows', () => {
  const words = [
    { json: 'text', bigint: 'integer', strict: ' strict' },
    { json: 'jsonb', bigint: 'bigint', strict: '' },
  ];
  const additive = migrations.filter(({ isAdditive }) => isAdditive === true);
  const statements = additive.flatMap((migration) => words.flatMap((each) => migration.statements(each)));
  expect(statements.filter((statement) => !addsOnly(statement.trim()))).toEqual([]);
  expect(addsOnly('alter table messages add column reply text not null')).toBe(false);
});

/** An older version gives no value to a column that it does not know, and expects no refusal of an index. */
function addsOnly(statement: string): boolean {
  if (
    /^create (virtual )?table |^create index |^update \w+ set email = |^update outbox set recipient = /.test(
      statement,
    )
  )
    return true;
  const isColumn = /^alter table \w+ add column /.test(statement);
  return isColumn && (!statement.includes('not null') || statement.includes(' default '));
}

test('a program without an additive migration goes on, and one without another does not', async () => {
  const more = {
    name: '900-more',
    isAdditive: true,
    statements: () => [`alter table messages add column reply text not null default ''`],
  };
  const less = { name: '901-less', statements: () => ['alter table messages drop column reply'] };
  await migrate(database, { migrations: [...migrations, more] });
  expect(await migrate(database, { migrations })).toEqual([]);
  expect(await newerAdditions(database.queries, migrations)).toEqual(['900-more']);
  expect(await migrate(database, { migrations: [...migrations, more, less] })).toEqual(['901-less']);
  await expect(migrate(database, { migrations: [...migrations, more] })).rejects.toThrow('it has 901-less');
});

test('before a change to a database that holds something there is a chance to back it up', async () => {
  let backups = 0;
  const beforeChange = () => {
    backups += 1;
    return Promise.resolve();
  };
  await migrate(database, { migrations, beforeChange });
  expect(backups).toBe(0);
  const next = { name: '901-next', statements: () => ['create table next_one (id text primary key)'] };
  await migrate(database, { migrations: [...migrations, next], beforeChange });
  expect(backups).toBe(1);
});
