import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Accounts, ReviewLink } from '../src/contract/index.ts';
import type { Right } from '../src/contract/rights.ts';
import { toIso } from '../src/lib/clock.ts';
import { hours } from '../src/lib/durations.ts';
import { adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { CallOptions, TestApp } from './support/build-test-app.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let owner: string;
const manager = 'manager@studio.example';
const editor = 'editor@studio.example';
const newPassword = 'another pass phrase 7';
const managerRights: Right[] = ['content', 'publish', 'studio', 'people'];

beforeEach(async () => {
  api = await buildTestApp({ env: { SITE_URL: 'https://studio.example', LIMITS_SCALE: '100' } });
  owner = (await api.login()).token;
  await api.addAccount(manager, 'admin', managerRights);
  await api.addAccount(editor, 'admin', ['content']);
});
afterEach(() => api.close());

const post = (url: string, body: object, options: CallOptions = {}) =>
  api.call('POST', url, { body, ...options });

async function idOf(email: string): Promise<string> {
  const { users } = (await api.call('GET', '/api/users', { token: owner })).json<Accounts>();
  return users.find((user) => user.email === email)?._id ?? '';
}

const change = async (email: string, body: object) => {
  const answer = await api.call('PATCH', `/api/users/${await idOf(email)}`, { token: owner, body });
  expect(answer.statusCode).toBe(200);
};

/** As another process would, or an earlier release that ended no links. */
const store = (email: string, set: { is_disabled?: number; may?: string; email?: string }) =>
  api.context.database.queries.updateTable('users').set(set).where('email', '=', email).execute();

async function resetLink(email: string, token: string): Promise<string> {
  const answer = await api.call('POST', `/api/users/${await idOf(email)}/reset-link`, { token });
  return answer.json<{ url: string }>().url.split('#')[1] ?? '';
}

const useLink = async (token: string) => [
  (await post('/api/auth/link', { token })).statusCode,
  (await post('/api/auth/reset', { token, password: newPassword })).statusCode,
];

test('a reset link works while its author may still make it', async () => {
  const link = await resetLink(editor, (await api.login(manager)).token);
  expect(await useLink(link)).toEqual([200, 200]);
});

const revocations: [string, () => Promise<unknown>][] = [
  ['its author is disabled', () => change(manager, { isDisabled: true })],
  ['its author is disabled beside the API', () => store(manager, { is_disabled: 1 })],
  ['its author lost the right to manage people', () => change(manager, { may: ['content'] })],
  ['its author lost that beside the API', () => store(manager, { may: '["content"]' })],
  [
    'its author is deleted',
    async () => api.call('DELETE', `/api/users/${await idOf(manager)}`, { token: owner }),
  ],
  ['its account got more rights', () => change(editor, { may: ['content', 'messages'] })],
  ['its account got more beside the API', () => store(editor, { may: '["content","messages"]' })],
  ['its account is disabled', () => change(editor, { isDisabled: true })],
  ['its account has another e-mail', () => store(editor, { email: 'other@studio.example' })],
];

test.each(revocations)('a reset link ends when %s', async (_when, end) => {
  const link = await resetLink(editor, (await api.login(manager)).token);
  await end();
  expect(await useLink(link)).toEqual([410, 410]);
});

test('a changed password ends half-done logins and the links to and of the account', async () => {
  const token = (await api.login(manager)).token;
  const own = await resetLink(manager, owner);
  const others = await resetLink(editor, token);
  const userId = await idOf(manager);
  const { queries } = api.context.database;
  await queries
    .updateTable('users')
    .set({ totp_secret: 'JBSWY3DPEHPK3PXP' })
    .where('id', '=', userId)
    .execute();
  const step = await post('/api/auth/login', { email: manager, password: adminPassword });
  expect(step.json()).toMatchObject({ code: 'second_factor_required' });
  const body = { currentPassword: adminPassword, newPassword };
  expect((await api.call('POST', '/api/auth/password', { token, body })).statusCode).toBe(200);
  expect(await queries.selectFrom('login_challenges').select('id').execute()).toEqual([]);
  expect(await useLink(own)).toEqual([410, 410]);
  expect(await useLink(others)).toEqual([410, 410]);
  expect((await api.call('GET', '/api/auth/me', { token })).statusCode).toBe(200);
});

test('a file whose sender is dismissed while it arrives is not taken', async () => {
  const { token } = await api.login(editor);
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const send = (meanwhile: () => Promise<unknown>) => {
    async function* parts() {
      yield picture.subarray(0, 20);
      await meanwhile();
      yield picture.subarray(20);
    }
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'x-file-name': 'late.png',
    };
    return api.app.inject({ method: 'POST', url: '/api/media', headers, payload: Readable.from(parts()) });
  };
  await change(editor, { may: ['media'] });
  expect((await send(() => change(editor, { may: ['content'] }))).statusCode).toBe(403);
  await change(editor, { may: ['media'] });
  expect((await send(() => change(editor, { isDisabled: true }))).statusCode).toBe(401);
  const list = await api.call('GET', '/api/media', { token: owner });
  expect(list.json()).toMatchObject({ total: 0 });
});

describe('a preview and a review', () => {
  let preview: string;
  let review: string;
  let id: string;

  beforeEach(async () => {
    id = (await post('/api/content', samples.post, { token: owner })).json<{ _id: string }>()._id;
    const token = (await api.login(manager)).token;
    const record = `post/${id}`;
    const draft = { data: { ...samples.post, title: 'For the client' } };
    await api.call('PUT', `/api/records/post/${id}`, { token, body: draft });
    const expiresAt = toIso(api.clock.nowMs() + hours(1));
    const asked = { record, expiresAt, publishOnApproval: true };
    const [first, second] = [
      await post('/api/previews', { record }, { token }),
      await post('/api/reviews', asked, { token }),
    ];
    preview = first.json<{ url: string }>().url.split('/').at(-1) ?? '';
    review = second.json<ReviewLink>().url.split('/').at(-1) ?? '';
  });

  const read = async (link: string) => [
    (await api.call('GET', '/api/preview', { headers: { 'x-preview': link } })).statusCode,
    (await api.call('GET', `/api/content/${id}`, { headers: { 'x-preview': link } })).statusCode,
  ];
  const approve = () => post(`/api/review/${review}/decision`, { name: 'Asha', decision: 'approved' });
  const title = async () => (await api.call('GET', `/api/content/${id}`)).json<{ title: string }>().title;

  test('are open while their author may edit', async () => {
    expect(await read(preview)).toEqual([200, 200]);
    expect(await read(review)).toEqual([200, 200]);
    expect((await approve()).statusCode).toBe(200);
    expect(await title()).toBe('For the client');
  });

  const closings: [string, () => Promise<unknown>][] = [
    ['disabled', () => change(manager, { isDisabled: true })],
    ['disabled beside the API', () => store(manager, { is_disabled: 1 })],
    ['deleted', async () => api.call('DELETE', `/api/users/${await idOf(manager)}`, { token: owner })],
    ['without the right to edit', () => change(manager, { may: ['publish', 'people'] })],
  ];

  test.each(closings)('are closed when their author is %s', async (_how, close) => {
    await close();
    expect(await read(preview)).toEqual([404, 404]);
    expect(await read(review)).toEqual([404, 404]);
    expect((await approve()).statusCode).toBe(404);
    expect((await api.call('GET', `/api/review/${review}`)).statusCode).toBe(404);
    expect(await title()).toBe(samples.post.title);
  });

  test('stay closed when a disabled author is enabled again', async () => {
    await change(manager, { isDisabled: true });
    await change(manager, { isDisabled: false });
    expect(await read(preview)).toEqual([404, 404]);
    const { reviews } = (await api.call('GET', '/api/reviews', { token: owner })).json<{
      reviews: { expiresAt: string }[];
    }>();
    expect(reviews.map(({ expiresAt }) => expiresAt)).toEqual([toIso(api.clock.nowMs())]);
  });
});
