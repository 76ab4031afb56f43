import { sql } from 'kysely';
import { kinds } from '../src/contract/kinds/index.ts';
import { openPostgres } from '../src/db/open-postgres.ts';
import type { Database, Queries } from '../src/db/database.ts';
import { reindex } from '../src/core/records/reindex.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { eventually } from './support/eventually.ts';
import { createSchema, postgresUrl } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let editor: Editor;
/** The database of a server that starts. */
let starting: Database;

beforeEach(async () => {
  const url = await createSchema(postgresUrl ?? '');
  api = await buildTestApp({ database: openPostgres(url) });
  editor = await signInEditor(api);
  starting = openPostgres(url);
});
afterEach(async () => {
  await starting.close();
  await api.close();
});

const addProject = (title: string) =>
  editor.create('project', { ...samples.project, title }, { publish: true });

/** As an upgrade leaves it. */
const forgetIndex = () =>
  api.context.database.queries
    .updateTable('meta')
    .set({ value: 'of another version' })
    .where('key', '=', 'records_index')
    .execute();

/** Other tests use the same server, so only what waits for this writer counts. */
async function untilItWaitsFor(writer: Queries): Promise<void> {
  const backend = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(writer);
  const pid = backend.rows[0]?.pid;
  await eventually(
    () =>
      sql`select 1 from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`.execute(
        api.context.database.queries,
      ),
    ({ rows }) => rows.length > 0,
  );
}

test('a start that fills the index anew gives way to a server that writes meanwhile, and then does it all', async () => {
  for (const title of ['One', 'Two']) await addProject(title);
  const { queries } = api.context.database;
  const [first, last] = await queries.selectFrom('revisions').select('id').orderBy('id').execute();
  await queries.updateTable('revisions').set({ search_text: '' }).execute();
  await forgetIndex();

  const touch = (db: typeof queries, id = '') =>
    db.updateTable('revisions').set({ note: 'touched' }).where('id', '=', id).execute();
  let filled: Promise<boolean> | undefined;
  await queries.transaction().execute(async (writer) => {
    await touch(writer, last?.id);
    filled = reindex(starting, kinds);
    await untilItWaitsFor(writer);
    // Each now waits for the other; the database stops the one that has waited longer.
    await touch(writer, first?.id);
  });
  expect(await filled).toBe(true);
  const texts = await queries.selectFrom('revisions').select('search_text').execute();
  expect(texts.map(({ search_text }) => search_text)).not.toContain('');
});

test('while the index is filled anew, other servers search and edit what is filled already', async () => {
  const views = [];
  for (let number = 0; number < 60; number += 1) views.push(await addProject(`Loom ${number}`));
  const [first, last] = [views[0]!, views.at(-1)!];
  const { queries } = api.context.database;
  await forgetIndex();

  let filled: Promise<boolean> | undefined;
  await queries.transaction().execute(async (writer) => {
    await writer.updateTable('records').set({ is_featured: 1 }).where('id', '=', last.record._id).execute();
    filled = reindex(starting, kinds);
    await untilItWaitsFor(writer);
    await editor.save(first, { ...samples.project, title: 'Kiln' }, { publish: true });
    expect((await editor.list('project', '?q=loom')).total).toBe(59);
    expect((await editor.list('project', '?q=kiln')).total).toBe(1);
  });
  expect(await filled).toBe(true);
  expect((await editor.list('project', '?q=kiln')).total).toBe(1);
  expect((await editor.list('project', '?q=loom')).total).toBe(59);
});
