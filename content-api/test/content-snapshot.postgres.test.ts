import { readRevision, renewRevision } from '../src/content/content-revision.ts';
import { readContent } from '../src/content/read-content.ts';
import { storeAnswer } from '../src/content/stored-answer.ts';
import { writeContent } from '../src/content/write-content.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { openTestDatabase } from './support/open-test-database.ts';

let api: TestApp;
beforeEach(async () => {
  api = await buildTestApp();
});
afterEach(() => api.close());

const write = () =>
  writeContent(api.context, { userId: '', ip: '', requestId: '' }, () =>
    Promise.resolve({ result: undefined, entry: { action: 'test' } }),
  );

test('a write that is answered while a reader reads does not change what the reader sees', async () => {
  const { context } = api;
  const { result, revision } = await readContent(context, async (db) => {
    await write();
    return readRevision(db);
  });
  expect(result).toBe(revision);
  expect(context.state.revision()).not.toBe(revision);
});

test('an answer that was read before a write is not kept after it', async () => {
  const { cache } = api.context;
  const { revision } = await cache.get('/api/projects', async () => {
    const read = await readContent(api.context, write);
    return storeAnswer(Buffer.from('[]'), read.revision);
  });
  expect(api.context.state.revision()).not.toBe(revision);
  expect(cache.peek('/api/projects')).toBeUndefined();
});

test('a call for the revision never gets the result of an earlier one', async () => {
  await api.close();
  const database = await openTestDatabase();
  const found = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  let isHeld = false;
  // Every answer of the database arrives late, as over a slow network.
  const queries = database.queries.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isHeld) {
        found.resolve();
        await arrival.promise;
      }
      return result;
    },
  });
  api = await buildTestApp({ database: { ...database, queries } });
  const ask = () => api.call('GET', '/api/revision');
  await ask();
  isHeld = true;
  const early = ask();
  await found.promise;
  isHeld = false;
  const renewed = await renewRevision(database.queries);
  const confirming = jest.spyOn(api.context.state, 'confirm');
  const late = ask();
  await eventually(
    () => confirming.mock.calls,
    (calls) => calls.length > 0,
  );
  arrival.resolve();
  await Promise.all([early, late]);
  const known = () => api.context.state.revision();
  expect(await eventually(known, (revision) => revision === renewed)).toBe(renewed);
});
