import { about } from '../src/contract/index.ts';
import type { ApiError, RecordView } from '../src/contract/index.ts';
import { adminPassword, buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { wholeValues } from './support/whole-values.ts';

let api: TestApp;
let owner: string;
let id: string;
beforeEach(async () => {
  api = await buildTestApp();
  ({ token: owner } = await api.login());
  const studio = (await api.call('GET', '/api/studio')).json<object>();
  const languages = ['de', 'fr'].map((code) => ({ code, offered: true }));
  await send('PUT', '/api/studio', { ...studio, name: 'Weave', languages });
  id = (await send('POST', '/api/projects', project)).json<{ _id: string }>()._id;
});
afterEach(() => api.close());

const project = {
  title: 'Night train',
  mainimage: '/media/a.webp',
  gitHubLink: 'https://code.example/train',
  technologies: ['React'],
  services: ['Web'],
  technicalDescription: 'One.',
  publishedYear: 2024,
  slug: 'night-train',
  blocks: [],
};
const german = { title: 'Nachtzug', services: ['Web'], technicalDescription: 'Eins.', slug: 'nachtzug' };

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
  token = owner,
) => api.call(method, url, { token, body });

interface Account {
  _id: string;
  languages?: string[];
}

async function addTranslator(values: object = {}): Promise<{ account: Account; token: string }> {
  const email = 'translator@studio.example';
  const may = ['content', 'publish'];
  const body = { username: 'Translator', email, password: adminPassword, may, languages: ['de'], ...values };
  const made = await send('POST', '/api/users', body);
  expect(made.statusCode, made.body).toBe(201);
  const { token } = await api.login(email);
  return { account: made.json(), token };
}

test('an account that is limited to a language edits and publishes in it alone', async () => {
  const { token } = await addTranslator();
  const url = `/api/records/project/${id}`;
  expect((await send('PUT', `${url}?language=de`, { data: german, publish: true }, token)).statusCode).toBe(
    200,
  );
  expect((await send('PATCH', `/api/projects/${id}?language=de`, german, token)).statusCode).not.toBe(403);
  expect((await api.call('GET', `/api/projects/${id}?language=de`)).json()).toMatchObject({
    title: 'Nachtzug',
  });

  const english = 'Your account may not edit content in English (en).';
  const french = 'Your account may not edit content in French (fr).';
  const at = new Date(api.clock.nowMs()).toISOString();
  const refused: [Parameters<typeof send>[0], string, unknown, string][] = [
    ['PUT', url, { data: project }, english],
    ['PUT', `${url}?language=en`, { data: project }, english],
    ['PUT', `${url}?language=fr`, { data: german }, french],
    ['PUT', `${url}?language=fr`, { data: german, publish: true }, french],
    ['PATCH', url, { featured: true }, english],
    ['POST', `${url}/publish`, {}, english],
    ['POST', `${url}/unpublish`, {}, english],
    ['POST', `${url}/restore`, {}, english],
    ['DELETE', url, undefined, english],
    ['POST', '/api/records/project', { data: project }, english],
    ['PUT', '/api/records/project/order', { ids: [id] }, english],
    ['POST', '/api/projects', { ...project, slug: 'other' }, english],
    ['PUT', `/api/projects/${id}`, project, english],
    ['PUT', `/api/projects/${id}?language=fr`, german, french],
    ['DELETE', `/api/projects/${id}`, undefined, english],
    ['PUT', '/api/about', wholeValues(about, 'first'), english],
    ['POST', '/api/records/bring-back', { at, records: [`project/${id}`] }, english],
    ['POST', '/api/translations.csv?language=fr', 'record,unit,field,en,fr\n', french],
  ];
  api.clock.advance(60_000);
  await send('PUT', `/api/projects/${id}`, { ...project, title: 'Night train' });
  for (const [method, address, body, message] of refused) {
    const answer = await send(method, address, body, token);
    const { statusCode } = answer;
    expect({ address, statusCode, message: answer.json<ApiError>().message }).toEqual({
      address,
      statusCode: 403,
      message,
    });
  }
  const after = (await send('GET', url)).json<RecordView>();
  expect(after.record).toMatchObject({ state: 'live', title: 'Night train', featured: false });
});

test('the limit is told, changed and lifted, and goes with an invitation', async () => {
  const { account, token } = await addTranslator();
  expect(account.languages).toEqual(['de']);
  expect((await send('GET', '/api/auth/me', undefined, token)).json()).toMatchObject({ languages: ['de'] });
  const change = (body: object) => send('PATCH', `/api/users/${account._id}`, body);
  expect((await change({ languages: [] })).json<ApiError>().fields).toEqual({
    languages: 'Languages: choose one at least',
  });
  expect((await change({ languages: ['xx'] })).statusCode).toBe(400);
  expect((await change({ languages: ['fr', 'FR'] })).json()).toMatchObject({ languages: ['fr'] });
  const french = await send('PUT', `/api/records/project/${id}?language=fr`, { data: german }, token);
  expect(french.statusCode).toBe(200);
  expect((await change({ languages: null })).json()).not.toHaveProperty('languages');
  expect((await send('PUT', `/api/projects/${id}`, project, token)).statusCode).toBe(200);

  const invited = { email: 'new@studio.example', may: ['content'], languages: ['de'] };
  const link = (await send('POST', '/api/invitations', invited)).json<{ url: string }>().url;
  const { invitations } = (await send('GET', '/api/users')).json<{ invitations: Account[] }>();
  expect(invitations).toMatchObject([{ languages: ['de'] }]);
  const accepted = await api.call('POST', '/api/auth/accept', {
    body: { token: link.split('#')[1], username: 'New', password: adminPassword },
  });
  expect(accepted.json()).toMatchObject({ languages: ['de'] });
});

test('nobody gives languages that they lack, and an owner has all of them', async () => {
  const { token } = await addTranslator({ may: ['content', 'people'] });
  const invite = (languages?: string[]) =>
    send('POST', '/api/invitations', { email: 'x@studio.example', may: ['content'], languages }, token);
  for (const [languages, lacked] of [
    [['fr'], 'fr'],
    [undefined, 'all languages'],
  ] as const)
    expect((await invite(languages && [...languages])).json<ApiError>().fields).toEqual({
      languages: `Your account lacks languages that this is about: ${lacked}`,
    });
  expect((await invite(['de'])).statusCode).toBe(201);
  const me = (await send('GET', '/api/auth/me')).json<Account>();
  const limited = await send('PATCH', `/api/users/${me._id}`, { languages: ['en'] });
  expect(limited.json()).toMatchObject({ code: 'LAST_OWNER' });
});
