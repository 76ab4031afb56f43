import type { PreviewLink, Review, ReviewLink } from '../src/contract/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { hours } from '../src/lib/durations.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let owner: string;
/** A session of an account that may edit content, and nothing of the studio's own. */
let author: string;
let post: string;
let redirect: string;

beforeEach(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '100' } });
  owner = (await api.login()).token;
  await api.addAccount('author@studio.example', 'admin', ['content', 'publish']);
  author = (await api.login('author@studio.example')).token;
  post = await create('/api/content', samples.post);
  redirect = await create('/api/redirects', { from: '/old', to: '/projects' });
});
afterEach(() => api.close());

async function create(url: string, body: object): Promise<string> {
  const answer = await api.call('POST', url, { token: owner, body });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ _id: string }>()._id;
}

const inAnHour = () => toIso(api.clock.nowMs() + hours(1));
const ask = async (record: string) =>
  (
    await api.call('POST', '/api/reviews', { token: owner, body: { record, expiresAt: inAnHour() } })
  ).json<ReviewLink>();

test('reviews of the studio’s own records are not for those who edit content alone', async () => {
  const [ofPost, ofRedirect] = [await ask(`post/${post}`), await ask(`redirect/${redirect}`)];
  const link = ofRedirect.url.split('/').at(-1);
  const comment = { name: 'Asha', text: 'Good' };
  await api.call('POST', `/api/review/${link}/comments`, { body: comment });
  const list = async (token: string, query = '') =>
    (await api.call('GET', `/api/reviews${query}`, { token })).json<{ reviews: Review[] }>().reviews;
  expect((await list(owner)).map(({ _id }) => _id)).toEqual([ofRedirect._id, ofPost._id]);
  expect((await list(author)).map(({ _id }) => _id)).toEqual([ofPost._id]);
  const [commented] = await list(owner, `?record=redirect/${redirect}`);
  const one = `/api/reviews/${ofRedirect._id}`;
  const answers = [
    await api.call('GET', `/api/reviews?record=redirect/${redirect}`, { token: author }),
    await api.call('GET', one, { token: author }),
    await api.call('PATCH', `${one}/comments/${commented?.comments[0]?._id}`, {
      token: author,
      body: { isResolved: true },
    }),
    await api.call('DELETE', one, { token: author }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  expect((await api.call('GET', `/api/review/${link}`)).json()).toMatchObject({
    comments: [{ isResolved: false }],
  });
  expect((await api.call('GET', `/api/reviews/${ofPost._id}`, { token: author })).statusCode).toBe(200);
});

test('a look at another time shows what its author may edit, and the rest as it is now', async () => {
  const from = toIso(api.clock.nowMs() + hours(2));
  const schedule = (kind: string, id: string, data: object) =>
    api.call('PUT', `/api/records/${kind}/${id}`, { token: owner, body: { data, publish: { from } } });
  await schedule('redirect', redirect, { from: '/old', to: '/services' });
  await schedule('post', post, { ...samples.post, title: 'Next week' });
  const at = toIso(api.clock.nowMs() + hours(3));
  const shown = async (token: string) => {
    const link = (await api.call('POST', '/api/previews', { token, body: { at } })).json<PreviewLink>();
    const headers = { 'x-preview': link.url.split('/').at(-1) ?? '' };
    const [to, title] = [
      await api.call('GET', `/api/redirects/${redirect}`, { headers }),
      await api.call('GET', `/api/content/${post}`, { headers }),
    ];
    return [to.json<{ to: string }>().to, title.json<{ title: string }>().title];
  };
  expect(await shown(owner)).toEqual(['/services', 'Next week']);
  expect(await shown(author)).toEqual(['/projects', 'Next week']);
});

test('the preview of a form is deleted by its author alone', async () => {
  const unsaved = [{ kind: 'post', id: post, data: { ...samples.post, title: 'Typed' } }];
  const made = await api.call('POST', '/api/previews', { token: owner, body: { unsaved } });
  const link = made.json<PreviewLink>();
  const remove = (token: string) => api.call('DELETE', `/api/previews/${link._id}`, { token });
  expect((await remove(author)).statusCode).toBe(404);
  const headers = { 'x-preview': link.url.split('/').at(-1) ?? '' };
  expect((await api.call('GET', '/api/preview', { headers })).statusCode).toBe(200);
  expect((await remove(owner)).statusCode).toBe(200);
});

test('an undo is kept for those who may change all of it', async () => {
  const before = toIso(api.clock.nowMs() + hours(1));
  api.clock.advance(hours(2));
  const body = { from: '/old', to: '/services' };
  await api.call('PUT', `/api/redirects/${redirect}`, { token: owner, body });
  await api.call('PATCH', `/api/content/${post}`, { token: owner, body: { title: 'Newer' } });
  const back = await api.call('POST', '/api/records/bring-back', { token: owner, body: { at: before } });
  const { undo, changed } = back.json<{ undo: string; changed: number }>();
  expect(changed).toBe(2);
  const take = (token: string) => api.call('POST', `/api/records/undo/${undo}`, { token });
  expect((await take(author)).statusCode).toBe(403);
  expect((await take(owner)).json()).toMatchObject({ changed: 2 });
});
