import type { Accounts } from '../src/contract/users.ts';
import { exportContent } from '../src/features/transfer/export-content.ts';
import { days } from '../src/lib/durations.ts';
import { runMaintenance } from '../src/app/maintenance.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let token: string;

beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

const key = '4f9d2f6c0a6b4b0c9a3e6f1d2c7b8a90';
const creations = [
  ['/api/projects', samples.project, 'projects'],
  ['/api/services', samples.service, 'services'],
  ['/api/content', samples.post, 'posts'],
  ['/api/technologies', samples.technology, 'technologies'],
] as const;

function create(url: string, body: object, idempotencyKey: string) {
  return api.call('POST', url, { token, body, headers: { 'idempotency-key': idempotencyKey } });
}

async function countRows(plural: (typeof creations)[number][2]): Promise<number> {
  const { database, kinds } = api.context;
  return requirePart(await exportContent(database.queries, kinds), plural).length;
}

function requirePart(content: object, plural: string): unknown[] {
  const part = new Map<string, unknown>(Object.entries(content)).get(plural);
  if (!Array.isArray(part)) throw new Error(`The content has no ${plural}.`);
  return part;
}

test.each(creations)(
  '%s, asked again with the same key, answers the record of the first time',
  async (url, body, table) => {
    const first = await create(url, body, key);
    const second = await create(url, body, key);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await countRows(table)).toBe(1);
  },
);

test.each(creations)('%s with the same key and another body is refused', async (url, body, table) => {
  const first = await create(url, body, key);
  const changed = 'name' in body ? { ...body, name: 'Vue' } : { ...body, title: 'Other' };
  const other = await create(url, changed, key);
  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ code: 'KEY_REUSED', current: first.json<unknown>() });
  expect(await countRows(table)).toBe(1);
});

test('a creation that an earlier release noted is repeated whatever is sent', async () => {
  const first = await create('/api/projects', samples.project, key);
  await api.context.database.queries.updateTable('created_records').set({ body_hash: null }).execute();
  const second = await create('/api/projects', { ...samples.project, title: 'Other' }, key);
  expect(second.json()).toEqual(first.json());
});

test('a creation that is repeated changes nothing, so that answers stay in caches', async () => {
  await create('/api/projects', samples.project, key);
  const before = await api.call('GET', '/api/projects');
  await create('/api/projects', samples.project, key);
  const after = await api.call('GET', '/api/projects');
  expect(after.headers['x-content-revision']).toBe(before.headers['x-content-revision']);
});

test('concurrent calls with one key create one record', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => create('/api/projects', samples.project, key)));
  expect(new Set(answers.map((answer) => answer.json<{ _id: string }>()._id)).size).toBe(1);
  expect(await countRows('projects')).toBe(1);
});

test('another key, or none, makes another record; a refused attempt uses up nothing', async () => {
  const { statusCode } = await create('/api/projects', { ...samples.project, title: '' }, key);
  expect(statusCode).toBe(400);
  await create('/api/projects', samples.project, key);
  await create('/api/projects', samples.project, `${key}b`);
  await api.call('POST', '/api/projects', { token, body: samples.project });
  expect(await countRows('projects')).toBe(3);
});

test('a deleted record is created again, and a key expires after a day', async () => {
  const first = (await create('/api/projects', samples.project, key)).json<{ _id: string }>();
  await api.call('DELETE', `/api/projects/${first._id}`, { token });
  const second = (await create('/api/projects', samples.project, key)).json<{ _id: string }>();
  expect(second._id).not.toBe(first._id);
  api.clock.advance(days(1));
  await runMaintenance(api.context);
  const rows = await api.context.database.queries.selectFrom('created_records').selectAll().execute();
  expect(rows).toEqual([]);
});

test('a key that is none is refused', async () => {
  expect((await create('/api/projects', samples.project, 'short')).statusCode).toBe(400);
  expect((await create('/api/projects', samples.project, 'with spaces in it')).statusCode).toBe(400);
});

const links = ['/api/invitations', '/api/reviews', '/api/previews'] as const;

/** Two bodies for a call that makes a link. */
async function bodiesOf(url: (typeof links)[number]): Promise<[body: object, other: object]> {
  if (url === '/api/invitations') {
    const email = 'new@studio.example';
    return [
      { email, may: ['content'] },
      { email, may: ['content', 'media'] },
    ];
  }
  const post = await api.call('POST', '/api/content', { token, body: samples.post });
  const record = `post/${post.json<{ _id: string }>()._id}`;
  if (url === '/api/previews') return [{ record }, { record, minutes: 30 }];
  const inDays = (count: number) => ({
    record,
    expiresAt: new Date(api.clock.nowMs() + days(count)).toISOString(),
  });
  return [inDays(2), inDays(3)];
}

test.each(links)('%s, asked again with the same key, answers the link of the first time', async (url) => {
  const [body, other] = await bodiesOf(url);
  const first = await create(url, body, key);
  const second = await create(url, body, key);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect(second.headers['idempotent-replayed']).toBe('true');
  const another = await create(url, body, `${key}-2`);
  expect(another.json<{ url: string }>().url).not.toBe(first.json<{ url: string }>().url);
  const refused = await create(url, other, key);
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'KEY_REUSED' });
});

test('a key does not bring a withdrawn invitation back', async () => {
  const [body] = await bodiesOf('/api/invitations');
  await create('/api/invitations', body, key);
  const people = await api.call('GET', '/api/users', { token });
  const [invitation] = people.json<Accounts>().invitations;
  await api.call('DELETE', `/api/invitations/${invitation?._id}`, { token });
  expect((await create('/api/invitations', body, key)).statusCode).toBe(404);
});
