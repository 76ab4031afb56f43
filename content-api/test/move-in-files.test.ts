import { Readable } from 'node:stream';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { draw } from './support/media-samples.ts';

interface Batch {
  _id: string;
  state: string;
  counts: { created: number; updated: number; media: number };
  faults: { field?: string; message: string }[];
  progress: { done: number; total: number };
}

const chair = 'https://old.example/chair.jpg';
const post = {
  id: '1',
  title: 'Chair',
  slug: 'chair',
  status: 'published',
  published_at: '2020-01-02T03:04:05.000Z',
};
const posts = [{ ...post, feature_image: chair, html: `<p>Ash.</p><img src="${chair}">` }];
const data = { posts, tags: [{ id: '1', name: 'Wood' }], posts_tags: [{ post_id: '1', tag_id: '1' }] };
const file = Buffer.from(JSON.stringify({ data }));

let api: TestApp;
let token: string;
/** The old site answers once it settles. */
let answering: PromiseWithResolvers<void>;
beforeEach(async () => {
  answering = Promise.withResolvers();
  answering.resolve();
  const get = async () => {
    await answering.promise;
    throw new Error('away');
  };
  const outside = { get, close: () => Promise.resolve() };
  api = await buildTestApp({ env: { LIMITS_SCALE: '100' }, outside });
  ({ token } = await api.login());
});
afterEach(() => {
  answering.resolve();
  return api.close();
});

const raw = (body: Buffer) => ({
  token,
  body,
  headers: { 'content-type': 'application/octet-stream', 'x-file-name': 'chair.png' },
});
const begin = (body: object) => api.call('POST', '/api/imports/uploads', { token, body });
const sendPart = (id: string, from: number, body: Buffer) =>
  api.call('PUT', `/api/imports/${id}/file?from=${from}`, raw(body));
const batchOf = async (id: string) => (await api.call('GET', `/api/imports/${id}`, { token })).json<Batch>();
const reach = (id: string, state: string) =>
  eventually(
    () => batchOf(id),
    (one) => one.state === state,
  );

async function readIn(name = 'ghost.json'): Promise<string> {
  const { _id: id } = (await begin({ file: name, bytes: file.length })).json<Batch>();
  await sendPart(id, 0, file);
  await reach(id, 'ready');
  return id;
}

async function bringIn(): Promise<string> {
  const id = await readIn();
  await api.call('POST', `/api/imports/${id}/run`, { token });
  await reach(id, 'drafts');
  return id;
}

test('a file comes in parts, and goes on where it broke off', async () => {
  const begun = await begin({ file: 'ghost.json', bytes: file.length });
  expect(begun.statusCode).toBe(201);
  const { _id: id, state } = begun.json<Batch>();
  expect(state).toBe('sending');
  expect((await sendPart(id, 0, file.subarray(0, 40))).json()).toEqual({ received: 40 });
  expect(await batchOf(id)).toMatchObject({ state: 'sending', progress: { done: 40, total: file.length } });
  // An answer may have been lost: what is there already does not come twice.
  expect((await sendPart(id, 0, file.subarray(0, 40))).statusCode).toBe(409);
  expect((await sendPart(id, 60, file.subarray(60))).statusCode).toBe(409);
  expect((await api.call('POST', `/api/imports/${id}/run`, { token })).statusCode).toBe(409);
  expect((await sendPart(id, 40, file.subarray(40))).json()).toEqual({ received: file.length });
  expect((await reach(id, 'ready')).counts.created).toBe(1);
  expect((await sendPart(id, file.length, Buffer.from('x'))).statusCode).toBe(409);
});

test('a file that is larger than it was said to be is refused, and so is one of more than 2 GB', async () => {
  const { _id: id } = (await begin({ file: 'ghost.json', bytes: 10 })).json<Batch>();
  expect((await sendPart(id, 0, file)).statusCode).toBe(413);
  expect((await batchOf(id)).state).toBe('sending');
  expect((await begin({ file: 'ghost.json', bytes: 2_147_483_649 })).statusCode).toBe(400);
  expect((await begin({ file: '../../x', bytes: 10 })).json()).toMatchObject({ file: 'x' });
  await api.call('POST', `/api/imports/${id}/undo`, { token });
  expect((await batchOf(id)).state).toBe('undone');
});

test('a file that could not be fetched is listed, and another one takes its place', async () => {
  const id = await bringIn();
  const missing = async () => (await api.call('GET', `/api/imports/${id}/files`, { token })).json<object[]>();
  expect(await missing()).toEqual([
    { address: chair, reason: expect.stringContaining('Nothing could be fetched') as string },
  ]);
  const put = async (address: string) =>
    api.call('PUT', `/api/imports/${id}/files?address=${encodeURIComponent(address)}`, raw(await picture()));
  expect((await put('https://old.example/other.jpg')).statusCode).toBe(404);
  expect((await put(chair)).json()).toEqual({ _id: id, state: 'running' });
  expect(await reach(id, 'drafts')).toMatchObject({ counts: { updated: 1 }, faults: [] });
  expect(await missing()).toEqual([]);

  const { items } = (await api.call('GET', '/api/records/post', { token })).json<{
    items: { _id: string }[];
  }>();
  const { draft } = (await api.call('GET', `/api/records/post/${items[0]?._id}`, { token })).json<{
    draft: { data: { image: string; content: string } };
  }>();
  expect(draft.data.image).toMatch(/^\/media\//);
  expect(draft.data.content).toContain(`](${draft.data.image})`);

  await api.call('POST', `/api/imports/${id}/undo`, { token });
  const media = (await api.call('GET', '/api/media', { token })).json<{ items: object[] }>();
  expect(media.items).toEqual([]);
});

test('a file that arrives while somebody publishes waits for the next run, and the batch is published', async () => {
  const id = await bringIn();
  const other = await readIn('other.json');
  answering = Promise.withResolvers();
  await api.call('POST', `/api/imports/${other}/run`, { token });

  const bytes = await picture();
  const [arrives, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* slowly() {
    yield bytes.subarray(0, 10);
    arrives.resolve();
    await rest.promise;
    yield bytes.subarray(10);
  }
  const replacing = api.app.inject({
    method: 'PUT',
    url: `/api/imports/${id}/files?address=${encodeURIComponent(chair)}`,
    payload: Readable.from(slowly()),
    headers: { ...raw(bytes).headers, authorization: `Bearer ${token}` },
  });
  await arrives.promise;
  const publishing = api.call('POST', `/api/imports/${id}/publish`, { token });
  await reach(id, 'running');
  rest.resolve();
  expect((await replacing).statusCode).toBe(409);
  answering.resolve();
  expect((await publishing).json()).toMatchObject({ state: 'public' });
  await reach(other, 'drafts');
  expect((await batchOf(id)).state).toBe('public');

  await api.call('POST', `/api/imports/${id}/undo`, { token });
  await api.call('POST', `/api/imports/${other}/undo`, { token });
  const media = (await api.call('GET', '/api/media', { token })).json<{ items: object[] }>();
  expect(media.items).toEqual([]);
});

function picture(): Promise<Buffer> {
  return draw().png().toBuffer();
}
