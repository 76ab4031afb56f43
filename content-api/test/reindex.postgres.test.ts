import { sql } from 'kysely';
import { kinds } from '../src/contract/kinds/index.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import { reindex } from '../src/records/reindex.ts';
import { buildTestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

test('a start that fills the index anew gives way to a server that writes meanwhile, and then does it all', async () => {
  const url = await createSchema(postgresUrl ?? '');
  const api = await buildTestApp({ database: openPostgres(url) });
  const { token } = await api.login();
  for (const title of ['One', 'Two'])
    await api.call('POST', '/api/projects', { token, body: { ...samples.project, title } });
  const { queries } = api.context.database;
  const [first, last] = await queries.selectFrom('revisions').select('id').orderBy('id').execute();
  await queries
    .updateTable('meta')
    .set({ value: 'of another version' })
    .where('key', '=', 'records_index')
    .execute();

  const starting = openPostgres(url);
  const touch = (db: typeof queries, id = '') =>
    db.updateTable('revisions').set({ search_text: '' }).where('id', '=', id).execute();
  let filled: Promise<boolean> | undefined;
  await queries.transaction().execute(async (writer) => {
    await touch(writer, last?.id);
    filled = reindex(starting, kinds);
    await eventually(
      () => sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`.execute(queries),
      ({ rows }) => rows.length > 0,
    );
    // Each now waits for the other; the database stops the one that has waited longer.
    await touch(writer, first?.id);
  });
  expect(await filled).toBe(true);
  const texts = await queries.selectFrom('revisions').select('search_text').execute();
  expect(texts.map(({ search_text }) => search_text)).not.toContain('');
  await starting.close();
  await api.close();
});
