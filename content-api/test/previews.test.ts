import { randomBytes } from 'node:crypto';
import type { PreviewInput, PreviewLink } from '../src/contract/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { hours, minutes, seconds } from '../src/lib/durations.ts';
import { runMaintenance } from '../src/app/maintenance.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { createByCall } from './support/create-by-call.ts';
import { everyRow } from './support/every-row.ts';
import { samples } from './support/samples.ts';
import { saveDraftOf } from './support/save-draft-of.ts';

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
});
afterEach(() => api.close());

const reads = [
  '/api/projects',
  '/api/projects?view=card&page=1&size=24',
  '/api/services',
  '/api/services?view=card',
  '/api/content',
  '/api/content?view=card&q=budget',
  '/api/content?view=search',
  '/api/content/tags',
  '/api/project-tags',
  '/api/technologies',
  '/api/portfolio/about',
  '/api/portfolio/founders',
  '/api/addresses',
  '/api/site',
];

const create = (path: string, body: object) => createByCall(api, token, path, body);

async function preview(body: PreviewInput): Promise<PreviewLink & { token: string }> {
  const answer = await api.call('POST', '/api/previews', { token, body });
  expect(answer.statusCode).toBe(201);
  const link = answer.json<PreviewLink>();
  return { ...link, token: link.url.split('/').at(-1) ?? '' };
}

const read = (url: string, opened: string) => api.call('GET', url, { headers: { 'x-preview': opened } });

async function everyRead(opened?: string): Promise<Record<string, string>> {
  const bodies: Record<string, string> = {};
  for (const url of reads)
    bodies[url] = (opened === undefined ? await api.call('GET', url) : await read(url, opened)).body;
  return bodies;
}

test('the token of a preview opens reads of content and nothing else', async () => {
  const opened = await preview({ at: toIso(api.clock.nowMs() + hours(1)) });
  for (const url of ['/api/preview', '/api/site', '/api/projects', '/api/reply-time'])
    expect([url, (await read(url, opened.token)).statusCode]).toEqual([url, 200]);
  const headers = { 'x-preview': opened.token };
  for (const url of ['/api/receipts/wanted', '/readyz', '/healthz', '/api/openapi.json', '/api/revision']) {
    const answer = await api.call('GET', url, { headers, ip: '127.0.0.1' });
    expect([url, answer.statusCode]).toEqual([url, 404]);
  }
});

test('a draft of a live record is shown by its preview alone, in every call', async () => {
  const id = await create('/api/content', samples.post);
  const before = await everyRead();
  const data = {
    ...samples.post,
    title: 'Sentinel budget',
    tags: ['Drafts'],
    date: '2026-12-01T00:00:00.000Z',
  };
  await saveDraftOf(api, { kind: 'post', id, data });
  const { token: opened } = await preview({ record: `post/${id}` });
  const shown = await everyRead(opened);
  expect(await everyRead()).toEqual(before);
  for (const url of ['/api/content', '/api/content?view=card&q=budget', '/api/content?view=search'])
    expect(shown[url]).toContain('Sentinel budget');
  expect(JSON.parse(shown['/api/content/tags'] ?? '')).toEqual({ tags: ['Drafts'] });
  expect((await read(`/api/content/${id}`, opened)).json()).toMatchObject({ title: 'Sentinel budget' });
  expect((await api.call('GET', `/api/content/${id}`)).json()).toMatchObject({ title: samples.post.title });
  const told = await read('/api/preview', opened);
  expect(told.json()).toMatchObject({ record: { kind: 'post', _id: id, isDraft: true } });
});

test('a preview follows the draft, and one of a revision stays with it', async () => {
  const id = '65f00000a000000000000001';
  const first = await saveDraftOf(api, { kind: 'post', id, data: { ...samples.post, title: 'First' } });
  const following = await preview({ record: `post/${id}` });
  const fixed = await preview({ record: `post/${id}`, revision: first });
  await saveDraftOf(api, { kind: 'post', id, data: { ...samples.post, title: 'Second' } });
  const titleIn = async (opened: string) =>
    (await read(`/api/content/${id}`, opened)).json<{ title: string }>().title;
  expect(await titleIn(following.token)).toBe('Second');
  expect(await titleIn(fixed.token)).toBe('First');
  expect((await api.call('GET', `/api/content/${id}`)).statusCode).toBe(404);
});

test('a draft is found by the slug that it brings, and by the one that it has', async () => {
  const id = await create('/api/services', samples.service);
  await saveDraftOf(api, { kind: 'service', id, data: { ...samples.service, slug: 'web-sites' } });
  const { token: opened } = await preview({ record: `service/${id}` });
  for (const slug of ['web-sites', 'web-development'])
    expect((await read(`/api/services/slug/${slug}`, opened)).json()).toMatchObject({
      data: { _id: id, slug: 'web-sites' },
    });
  expect((await read('/api/addresses', opened)).json()).toMatchObject({ services: [{ slug: 'web-sites' }] });
  expect((await api.call('GET', '/api/services/slug/web-sites')).statusCode).toBe(404);
});

test('the site of any moment is what it answered then, byte for byte, for every kind', async () => {
  const captures: { at: string; bodies: Record<string, string> }[] = [];
  async function capture(): Promise<void> {
    captures.push({ at: toIso(api.clock.nowMs()), bodies: await everyRead() });
    api.clock.advance(minutes(1));
  }
  await capture();
  const project = await create('/api/projects', samples.project);
  const service = await create('/api/services', samples.service);
  const post = await create('/api/content', samples.post);
  const technology = await create('/api/technologies', samples.technology);
  await api.call('PUT', '/api/about', { token, body: samples.about });
  await api.call('PUT', '/api/founders', { token, body: samples.founders });
  await capture();
  await api.call('PUT', `/api/projects/${project}`, { token, body: { ...samples.project, title: 'Later' } });
  await api.call('PUT', `/api/services/${service}`, { token, body: { ...samples.service, slug: 'sites' } });
  await api.call('PATCH', `/api/content/${post}`, { token, body: { date: '2020-01-01', tags: ['Old'] } });
  await create('/api/content', { ...samples.post, title: 'A second budget' });
  await api.call('PUT', '/api/technologies', {
    token,
    body: { technologies: [{ ...samples.technology, _id: technology, isSelected: false }] },
  });
  await api.call('PUT', '/api/about', { token, body: { ...samples.about, title: 'We' } });
  await capture();
  await api.call('DELETE', `/api/projects/${project}`, { token });
  await create('/api/services', { ...samples.service, title: 'Another' });
  await capture();
  for (const { at, bodies } of captures) {
    const { token: opened } = await preview({ at });
    expect(await everyRead(opened)).toEqual(bodies);
  }
  expect(new Set(captures.map(({ bodies }) => JSON.stringify(bodies))).size).toBe(4);
});

test('the site of a moment ahead is what it answers by then', async () => {
  const id = await create('/api/content', samples.post);
  const at = toIso(api.clock.nowMs() + hours(2));
  await saveDraftOf(api, {
    kind: 'post',
    id,
    data: { ...samples.post, title: 'Next', date: '2026-12-01T00:00:00.000Z' },
    from: toIso(api.clock.nowMs() + hours(1)),
  });
  const before = await everyRead();
  const { token: opened } = await preview({ at, minutes: 300 });
  const ahead = await everyRead(opened);
  expect(ahead['/api/content']).toContain('Next');
  expect(await everyRead()).toEqual(before);
  api.clock.advance(hours(2));
  expect(await everyRead()).toEqual(ahead);
});

test('no answer of a preview is kept: not by callers, not for others', async () => {
  const id = await create('/api/content', samples.post);
  await saveDraftOf(api, { kind: 'post', id, data: { ...samples.post, title: 'Sentinel' } });
  const { token: opened } = await preview({ record: `post/${id}` });
  for (const url of ['/api/content', `/api/content/${id}`]) {
    for (const method of ['GET', 'GET'] as const) {
      const usual = await api.call(method, url);
      const shown = await read(url, opened);
      expect(shown.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(shown.headers).not.toHaveProperty('etag');
      expect(shown.body).toContain('Sentinel');
      expect(usual.headers).toMatchObject({ 'cache-control': 'no-cache' });
      expect(usual.body).not.toContain('Sentinel');
    }
  }
});

test('wrong tokens are 404 in every call', async () => {
  const { token: opened } = await preview({ at: toIso(api.clock.nowMs()) });
  const wrong = [
    '',
    ' ',
    'x',
    '0',
    'null',
    'undefined',
    '*',
    '%',
    "' or 1=1 --",
    '../..',
    'A'.repeat(43),
    'A'.repeat(4000),
    `${opened}A`,
    opened.slice(1),
    opened.toUpperCase(),
    opened.split('').reverse().join(''),
    `Bearer ${opened}`,
    `${opened}, ${opened}`,
    token,
    randomBytes(32).toString('base64url'),
  ];
  expect(wrong).toHaveLength(20);
  for (const one of wrong) {
    for (const url of ['/api/preview', '/api/content', '/api/addresses']) {
      const answer = await read(url, one);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  }
  expect((await read('/api/content', opened)).statusCode).toBe(200);
});

test('a preview ends by itself and by being revoked', async () => {
  const at = toIso(api.clock.nowMs());
  const short = await preview({ at, minutes: 1 });
  const other = await preview({ at });
  expect(short.expiresAt).toBe(toIso(api.clock.nowMs() + minutes(1)));
  api.clock.advance(minutes(1) - 1);
  expect((await read('/api/content', short.token)).statusCode).toBe(200);
  api.clock.advance(1);
  expect((await read('/api/content', short.token)).statusCode).toBe(404);
  expect((await read('/api/content', other.token)).statusCode).toBe(200);
  const revoked = await api.call('DELETE', `/api/previews/${other._id}`, { token });
  expect(revoked.json()).toEqual({ success: true, message: 'Preview revoked successfully' });
  expect((await read('/api/content', other.token)).statusCode).toBe(404);
  expect((await api.call('DELETE', `/api/previews/${other._id}`, { token })).statusCode).toBe(404);
  api.clock.advance(seconds(1));
  await runMaintenance(api.context);
  expect((await everyRow(api.context.database.queries)).previews).toEqual([]);
});

test('a token opens nothing else, is kept as a hash only and stands in no line of the log', async () => {
  const { token: opened, _id } = await preview({ at: toIso(api.clock.nowMs()) });
  for (const [method, url] of [
    ['GET', '/api/messages'],
    ['GET', '/api/kinds'],
    ['POST', '/api/previews'],
    ['DELETE', `/api/previews/${_id}`],
  ] as const) {
    expect((await api.call(method, url, { headers: { 'x-preview': opened } })).statusCode).toBe(401);
    expect((await api.call(method, url, { token: opened })).statusCode).toBe(401);
  }
  await read('/api/content', opened);
  const rows = await everyRow(api.context.database.queries);
  expect(JSON.stringify(rows)).not.toContain(opened);
  expect(api.logLines.join('\n')).not.toContain(opened);
  const told = (rows.audit ?? []).filter(({ entity }) => entity === 'preview');
  expect(told).toMatchObject([{ action: 'create', entity_id: _id }]);
});

test.each([
  [{}, { record: 'Name a record or a time' }],
  [{ revision: '65f00000a000000000000001' }, { revision: 'A revision needs its record' }],
  [{ record: 'post' }, { record: 'Record must be a kind and an id, like post/65f0…' }],
  [{ at: 'yesterday' }, { at: 'Time must be an ISO date and time with a zone' }],
  [{ at: '2026-11-21' }, { at: 'Time must be an ISO date and time with a zone' }],
  [{ at: '2026-11-21T08:00:00' }, { at: 'Time must be an ISO date and time with a zone' }],
  [{ at: '2026-11-21T08:00:00Z', minutes: 0 }, { minutes: 'Minutes must be 1 or more' }],
  [{ at: '2026-11-21T08:00:00Z', minutes: 10_081 }, { minutes: 'Minutes must be 10080 or less' }],
])('%j is refused with its fields', async (body, fields) => {
  const answer = await api.call('POST', '/api/previews', { token, body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields });
});

test('only a revision of the record that is named can be shown', async () => {
  const id = await create('/api/content', samples.post);
  const revision = await saveDraftOf(api, {
    kind: 'post',
    id: '65f00000a000000000000001',
    data: samples.post,
  });
  const body = { record: `post/${id}`, revision };
  expect((await api.call('POST', '/api/previews', { token, body })).json()).toMatchObject({
    fields: { revision: 'The record has no such revision' },
  });
  const unknown = { record: 'post/65f00000a00000000000000f' };
  expect((await api.call('POST', '/api/previews', { token, body: unknown })).statusCode).toBe(404);
});
