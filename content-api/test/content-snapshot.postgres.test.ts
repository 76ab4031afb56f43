import { readRevision, renewRevision } from '../src/core/records/content-revision.ts';
import { readContent } from '../src/core/cache/read-content.ts';
import { storeAnswer } from '../src/core/cache/stored-answer.ts';
import { writeContent } from '../src/core/records/write.ts';
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
    Promise.resolve({ result: undefined, entry: { action: 'test' }, changed: 'everything' as const }),
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
    return storeAnswer(Buffer.from('[]'), { revision: read.revision, keys: [] });
  });
  expect(api.context.state.revision()).not.toBe(revision);
  expect(cache.peek('/api/projects')).toBeUndefined();
});

/** The API over a database whose answers arrive when they are let through, as over a slow network. */
async function overSlowDatabase() {
  await api.close();
  const database = await openTestDatabase();
  const found = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  let isHeld = false;
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
  return {
    queries: database.queries,
    /** Holds the answers of later queries. */
    hold: () => (isHeld = true),
    release: () => (isHeld = false),
    arrive: arrival.resolve,
    /** Resolves once an answer is held. */
    found: found.promise,
  };
}

test('a call for the revision never gets the result of an earlier one', async () => {
  const slow = await overSlowDatabase();
  const ask = () => api.call('GET', '/api/revision');
  await ask();
  await ask();
  slow.hold();
  const early = ask();
  await slow.found;
  slow.release();
  const { revision: renewed } = await renewRevision(slow.queries);
  const confirming = vi.spyOn(api.context.state, 'confirm');
  const late = ask();
  await eventually(
    () => confirming.mock.calls,
    (calls) => calls.length > 0,
  );
  slow.arrive();
  await Promise.all([early, late]);
  const known = () => api.context.state.revision();
  expect(await eventually(known, (revision) => revision === renewed)).toBe(renewed);
});

test('a call for the revision fails while the database takes long, instead of telling the last one', async () => {
  const slow = await overSlowDatabase();
  const ask = () => api.call('GET', '/api/revision');
  await ask();
  await ask();
  const { revision: renewed } = await renewRevision(slow.queries);
  slow.hold();
  const refused = await ask();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  slow.release();
  slow.arrive();
  const answered = await eventually(ask, ({ statusCode }) => statusCode === 200);
  expect(answered.json()).toEqual({ revision: renewed });
});
