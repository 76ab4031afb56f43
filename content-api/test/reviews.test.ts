import { randomBytes } from 'node:crypto';
import type {
  ApiError,
  Audit,
  ClientReview,
  RecordList,
  RecordView,
  Review,
  ReviewLink,
} from '../src/contract/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { days, hours, minutes } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { everyRow } from './support/every-row.ts';
import { samples } from './support/samples.ts';
import { saveDraftOf } from './support/save-draft-of.ts';

let api: TestApp;
let token: string;
let id: string;
/** The draft that the client is asked about. */
let revision: string;

const draft = { ...samples.post, title: 'For the client', date: '2026-12-01T00:00:00.000Z' };
const pin = { path: '/blog', element: 'main > h1', x: 0.5, y: 0.25, width: 360 };

beforeEach(async () => {
  api = await buildTestApp();
  ({ token } = await api.login());
  id = (await api.call('POST', '/api/content', { token, body: samples.post })).json<{ _id: string }>()._id;
  revision = await saveDraftOf(api, { kind: 'post', id, data: draft });
});
afterEach(() => api.close());

const inAnHour = () => toIso(api.clock.nowMs() + hours(1));

async function ask(more: object = {}): Promise<ReviewLink & { link: string }> {
  const body = { record: `post/${id}`, revision, expiresAt: inAnHour(), ...more };
  const answer = await api.call('POST', '/api/reviews', { token, body });
  expect(answer.statusCode).toBe(201);
  const made = answer.json<ReviewLink>();
  return { ...made, link: made.url.split('/').at(-1) ?? '' };
}

const reviewOf = async (review: string) =>
  (await api.call('GET', `/api/reviews/${review}`, { token })).json<Review>();
const shown = async () => (await api.call('GET', `/api/content/${id}`)).json<{ title: string }>().title;
const decide = (link: string, body: object) => api.call('POST', `/api/review/${link}/decision`, { body });
const comment = (link: string, body: object, ip?: string) =>
  api.call('POST', `/api/review/${link}/comments`, { body, ip });

test('a client without an account comments and approves that very revision', async () => {
  const { _id, link, ...made } = await ask();
  expect(made).toMatchObject({ state: 'open', isEarlier: false, comments: [], title: samples.post.title });
  const page = await api.call('GET', `/api/content/${id}`, { headers: { 'x-preview': link } });
  expect(page.json()).toMatchObject({ title: 'For the client' });
  const commented = await comment(link, { name: 'Asha', text: 'Larger, please.\nThanks', pin });
  expect(commented.json<ClientReview>().comments).toMatchObject([{ name: 'Asha', pin, isResolved: false }]);
  const approved = await decide(link, { name: 'Asha', decision: 'approved', text: 'Fine.' });
  expect(approved.json()).toMatchObject({ state: 'approved', decision: { name: 'Asha', text: 'Fine.' } });
  expect(approved.json()).not.toHaveProperty('record');
  expect(await reviewOf(_id)).toMatchObject({ record: `post/${id}`, revision, state: 'approved' });
  expect(await shown()).toBe(samples.post.title);
  const told = ((await everyRow(api.context.database.queries)).audit ?? []).filter(
    ({ entity }) => entity === 'review',
  );
  expect(told).toMatchObject([
    { action: 'create', entity_id: _id, detail: { revision } },
    { action: 'comment', entity_id: _id },
    { action: 'approve', entity_id: _id, detail: { revision, name: 'Asha' } },
  ]);
});

test.each(['div[', 'h1)', 'body>', '*', 'body, h1', 'h1:has(p)', '#x', 'a'.repeat(501)])(
  'a comment with the place %j is refused',
  async (element) => {
    const { link } = await ask();
    const refused = await comment(link, { name: 'Asha', text: 'Here', pin: { ...pin, element } });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json<ApiError>().fields ?? {})).toEqual(['pin.element']);
  },
);

test('a comment whose stored place is none is on the page as a whole, and can be deleted', async () => {
  const { _id, link } = await ask();
  await comment(link, { name: 'Asha', text: 'Here', pin });
  await comment(link, { name: 'Asha', text: 'There', pin });
  const [first] = (await reviewOf(_id)).comments;
  await api.context.database.queries
    .updateTable('review_comments')
    .set({ pin: JSON.stringify({ ...pin, element: 'div[' }) })
    .where('id', '=', first?._id ?? '')
    .execute();
  const texts = async () => (await reviewOf(_id)).comments.map(({ text, pin: place }) => [text, !place]);
  expect(await texts()).toEqual([
    ['Here', true],
    ['There', false],
  ]);
  const one = `/api/reviews/${_id}/comments/${first?._id}`;
  expect((await api.call('DELETE', one, { token })).statusCode).toBe(200);
  expect(await texts()).toEqual([['There', false]]);
  expect((await api.call('DELETE', one, { token })).statusCode).toBe(404);
});

test('an edit afterwards shows that an earlier revision was approved', async () => {
  const { _id, link } = await ask();
  await decide(link, { name: 'Asha', decision: 'approved' });
  expect(await reviewOf(_id)).toMatchObject({ state: 'approved', isEarlier: false });
  await saveDraftOf(api, { kind: 'post', id, data: { ...draft, title: 'Newer' } });
  expect(await reviewOf(_id)).toMatchObject({ state: 'approved', isEarlier: true, revision });
});

test('an approval stays one of the newest revision when the record is only scheduled', async () => {
  const { _id, link } = await ask();
  await decide(link, { name: 'Asha', decision: 'approved' });
  const body = { data: draft, publish: { from: inAnHour() } };
  const { draft: planned, record } = (
    await api.call('PUT', `/api/records/post/${id}`, { token, body })
  ).json<RecordView>();
  expect(planned?.revision).not.toBe(revision);
  expect(record.review).toBe('approved');
  expect(await reviewOf(_id)).toMatchObject({ state: 'approved', isEarlier: false });
});

test('the record tells what was decided about it last, in the list as well', async () => {
  const decisionIn = async () => {
    const one = (await api.call('GET', `/api/records/post/${id}`, { token })).json<RecordView>();
    const { items } = (await api.call('GET', '/api/records/post', { token })).json<RecordList>();
    expect(items[0]?.review).toBe(one.record.review);
    return one.record.review;
  };
  expect(await decisionIn()).toBeNull();
  const { link } = await ask();
  await decide(link, { name: 'Asha', decision: 'changes' });
  expect(await decisionIn()).toBe('changes');
  await decide(link, { name: 'Asha', decision: 'approved' });
  expect(await decisionIn()).toBe('approved');
  await saveDraftOf(api, { kind: 'post', id, data: { ...draft, title: 'Newer' } });
  expect(await decisionIn()).toBe('approved-earlier');
});

test('the audit of reviews and previews names their record', async () => {
  const { _id } = await ask();
  const body = { record: `post/${id}` };
  const preview = (await api.call('POST', '/api/previews', { token, body })).json<{ _id: string }>();
  await api.call('DELETE', `/api/previews/${preview._id}`, { token });
  await api.call('DELETE', `/api/reviews/${_id}`, { token });
  const { items } = (await api.call('GET', '/api/audit', { token })).json<Audit>();
  const told = items.filter(({ kind }) => kind === 'preview' || kind === 'review');
  expect(told).toHaveLength(4);
  for (const { record } of told) expect(record).toEqual({ kind: 'post', _id: id, title: samples.post.title });
});

test('approval publishes the approved revision and no other', async () => {
  const { link } = await ask({ publishOnApproval: true });
  await saveDraftOf(api, { kind: 'post', id, data: { ...draft, title: 'Newer' } });
  await decide(link, { name: 'Asha', decision: 'changes', text: 'Not yet.' });
  expect(await shown()).toBe(samples.post.title);
  expect((await decide(link, { name: 'Asha', decision: 'approved' })).statusCode).toBe(200);
  expect(await shown()).toBe('For the client');
  const again = await decide(link, { name: 'Asha', decision: 'changes' });
  expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
    409,
    'This was approved already',
  ]);
});

test('nothing is approved when the record was deleted meanwhile', async () => {
  const { _id, link } = await ask({ publishOnApproval: true });
  await api.call('DELETE', `/api/content/${id}`, { token });
  expect((await decide(link, { name: 'Asha', decision: 'approved' })).statusCode).toBe(409);
  expect(await reviewOf(_id)).toMatchObject({ state: 'open' });
  expect((await api.call('GET', `/api/content/${id}`)).statusCode).toBe(404);
});

test('a link that would publish an incomplete draft is refused with its fields', async () => {
  const incomplete = await saveDraftOf(api, { kind: 'post', id, data: { ...draft, content: '' } });
  const body = { record: `post/${id}`, revision: incomplete, expiresAt: inAnHour(), publishOnApproval: true };
  const refused = await api.call('POST', '/api/reviews', { token, body });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toHaveProperty('fields.content');
  await ask({ revision: incomplete });
});

test('comments are resolved, not lost, and reviews are listed by record', async () => {
  const { _id, link } = await ask();
  const [made] = (await comment(link, { name: 'Asha', text: 'Larger' })).json<ClientReview>().comments;
  const url = `/api/reviews/${_id}/comments/${made?._id}`;
  const resolved = await api.call('PATCH', url, { token, body: { isResolved: true } });
  expect(resolved.json()).toMatchObject({ comments: [{ text: 'Larger', isResolved: true }] });
  const list = await api.call('GET', `/api/reviews?record=post/${id}`, { token });
  expect(list.json()).toMatchObject({ reviews: [{ _id, comments: [{ isResolved: true }] }] });
  const other = await api.call('GET', '/api/reviews?record=post/65f00000a00000000000000f', { token });
  expect(other.json()).toEqual({ reviews: [] });
});

test('a link expires or is revoked; its comments stay', async () => {
  const short = await ask({ expiresAt: toIso(api.clock.nowMs() + minutes(1)) });
  const other = await ask();
  await comment(other.link, { name: 'Asha', text: 'Larger' });
  api.clock.advance(minutes(1));
  const revoked = await api.call('DELETE', `/api/reviews/${other._id}`, { token });
  expect(revoked.statusCode).toBe(200);
  for (const { link } of [short, other]) {
    const answers = await Promise.all([
      api.call('GET', `/api/review/${link}`),
      comment(link, { name: 'Asha', text: 'Late' }),
      decide(link, { name: 'Asha', decision: 'approved' }),
      api.call('GET', '/api/content', { headers: { 'x-preview': link } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  }
  expect(await reviewOf(other._id)).toMatchObject({ state: 'open', comments: [{ text: 'Larger' }] });
});

test('wrong tokens, and those of previews, open no review', async () => {
  const { link } = await ask();
  const body = { record: `post/${id}` };
  const { url } = (await api.call('POST', '/api/previews', { token, body })).json<{ url: string }>();
  const wrong = [url.split('/').at(-1) ?? '', 'x', token, `${link}A`, link.slice(1)];
  for (const one of [...wrong, 'A'.repeat(43), randomBytes(32).toString('base64url')])
    expect((await api.call('GET', `/api/review/${one}`)).statusCode).toBe(404);
  expect(JSON.stringify(await everyRow(api.context.database.queries))).not.toContain(link);
  expect(api.logLines.join('\n')).not.toContain(link);
});

test('an address may write 30 times in 10 minutes', async () => {
  const { link } = await ask();
  const write = (ip: string) => comment(link, { name: 'Asha', text: 'Larger' }, ip);
  for (let count = 0; count < 30; count += 1) expect((await write('203.0.113.1')).statusCode).toBe(201);
  const refused = await write('203.0.113.1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  expect((await write('203.0.113.2')).statusCode).toBe(201);
});

test.each([
  ['comments', {}, ['name', 'text']],
  ['comments', { name: 'Asha', text: 'x'.repeat(5001) }, ['text']],
  ['comments', { name: 'x'.repeat(101), text: 'x' }, ['name']],
  ['comments', { name: 'Asha', text: 'x', pin: { ...pin, x: 2 } }, ['pin.x']],
  ['comments', { name: 'Asha', text: 'x', pin: { ...pin, path: 'https://evil.example' } }, ['pin.path']],
  ['decision', {}, ['name', 'decision']],
  ['decision', { name: 'Asha', decision: 'maybe' }, ['decision']],
])('%s refuses %j with its fields', async (call, body, fields) => {
  const { link } = await ask();
  const answer = await api.call('POST', `/api/review/${link}/${call}`, { body });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(fields);
});

test('a link ends within 90 days, and not before it is made', async () => {
  for (const ms of [0, days(90) + 1]) {
    const body = { record: `post/${id}`, revision, expiresAt: toIso(api.clock.nowMs() + ms) };
    expect((await api.call('POST', '/api/reviews', { token, body })).json()).toHaveProperty(
      'fields.expiresAt',
    );
  }
});
