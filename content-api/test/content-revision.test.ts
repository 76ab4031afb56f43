import type { Queries } from '../src/db/database.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { addressOf, everyCall } from './support/every-call.ts';
import { openTestDatabase } from './support/open-test-database.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;
let isWatching = false;
let readBeside: string[] = [];
beforeAll(async () => {
  const database = await openTestDatabase();
  const queries = watched(database.queries);
  api = await buildTestApp({ database: { ...database, queries } });
  ({ token } = await api.login());
});
beforeEach(() => {
  isWatching = false;
  readBeside = [];
});
afterAll(() => api.close());

const named = 'x-content-revision';
const current = async () => (await api.call('GET', '/api/revision')).json<{ revision: string }>().revision;
const addProject = (headers = {}) =>
  api.call('POST', '/api/projects', { token, headers, body: samples.project });

/** Notes which tables are read outside of a transaction. */
function watched<T extends Queries>(queries: T): T {
  return new Proxy(queries, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (isWatching && name === 'selectFrom') readBeside.push(String(args[0]));
        return Reflect.apply(value, target, args);
      };
    },
  });
}

const publicReads = everyCall.filter(({ method, access }) => method === 'GET' && access === 'public');
// Facts about a preview, a review or a client's link are no content; the content that these show is never cached. The lists of
// receipts and of private addresses are for the site's server alone.
const namesNothing = [
  ...['revision', 'readPreview', 'readReview', 'readClientTestimonial', 'readClientPitch'],
  ...['listWantedReceipts', 'listPrivate'],
];
const contentReads = publicReads.filter(({ id }) => !namesNothing.includes(id));

test.each(contentReads.map((call) => [call.id, call] as const))(
  '%s names its revision, whether there is a record or not, and reads nothing beside its snapshot',
  async (_id, call) => {
    const address = addressOf(call, { slug: 'no-such-service' });
    // The first question for the revision also asks when the next publication starts.
    await api.context.state.refreshFully();
    isWatching = true;
    const answer = await api.call('GET', address);
    isWatching = false;
    expect([200, 404]).toContain(answer.statusCode);
    expect(answer.headers[named]).toBe(await current());
    expect(readBeside.filter((table) => table !== 'meta')).toEqual([]);
  },
);

test('an answer from memory and one without a body name the revision of their content', async () => {
  const first = await api.call('GET', '/api/projects');
  const again = await api.call('GET', '/api/projects');
  const known = await api.call('GET', '/api/projects', {
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(known.statusCode).toBe(304);
  const revision = await current();
  expect([first, again, known].map(({ headers }) => headers[named])).toEqual([revision, revision, revision]);
});

test('every write makes a new revision and names it', async () => {
  const before = await current();
  const answer = await addProject();
  const after = await current();
  expect(after).not.toBe(before);
  expect(answer.headers[named]).toBe(after);
  expect((await api.call('GET', '/api/projects')).headers[named]).toBe(after);
  const about = await api.call('GET', '/api/about', { token });
  expect(about.headers[named]).toBe(after);
  expect(about.headers['cache-control']).toBe('no-store');
});

test('two empty databases have different revisions', async () => {
  const other = await buildTestApp();
  const theirs = (await other.call('GET', '/api/revision')).json<{ revision: string }>().revision;
  await other.close();
  expect(theirs).not.toBe(await current());
});

test('a response that depends on no content names no revision', async () => {
  for (const [address, options] of [
    ['/healthz', {}],
    ['/api/messages', { token }],
    ['/api/messages', {}],
    ['/api/nothing', {}],
  ] as const) {
    expect((await api.call('GET', address, options)).headers).not.toHaveProperty(named);
  }
});
