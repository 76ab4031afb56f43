import { kinds } from '../src/contract/index.ts';
import { line } from '../src/contract/kinds/fields.ts';
import { defineKind } from '../src/contract/kinds/kind.ts';
import type { Right } from '../src/contract/rights.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { samples } from './support/samples.ts';

const slogan = defineKind({
  name: 'slogan',
  plural: 'slogans',
  path: '/api/slogans',
  right: 'studio',
  words: { one: 'Slogan', many: 'Slogans', screen: 'Slogans', menu: 'Slogans' },
  fields: { text: line('Text', { required: true, max: 100 }) },
  titleField: 'text',
});

let api: TestApp;
let owner: Editor;
let author: Editor;

beforeEach(async () => {
  api = await buildTestApp({ kinds: [...kinds, slogan] });
  owner = await signInEditor(api);
  author = await editorWith('author@studio.example', ['content']);
});
afterEach(() => api.close());

async function editorWith(email: string, may: readonly Right[]): Promise<Editor> {
  await api.addAccount(email, 'admin', may);
  return signInEditor(api, email);
}

test('an author writes drafts and can make nothing public', async () => {
  const draft = await author.create('project', samples.project);
  const path = pathOf(draft);
  const refused = await Promise.all([
    api.call('POST', '/api/projects', { token: author.token, body: samples.project }),
    api.call('POST', '/api/records/project', {
      token: author.token,
      body: { data: samples.project, publish: {} },
    }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  const tries = [
    await author.ask('PUT', path, { data: samples.project, version: draft.record.version, publish: {} }),
    await author.ask('POST', `${path}/publish`, {}),
    await author.ask('POST', `${path}/publish`, { from: '2027-01-01T00:00:00Z' }),
    await author.ask('POST', `${path}/restore`, { revision: draft.record.version, publish: true }),
  ];
  expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect(tries[0]?.fault).toMatchObject({ code: 'FORBIDDEN', message: 'Your account may not publish.' });
  await author.save(draft, { ...samples.project, title: 'Another title' });
  expect((await author.ask('DELETE', path)).status).toBe(200);
  expect((await api.call('GET', '/api/projects')).json()).toEqual([]);
});

test('an author drafts a change of what is live, and changes nothing that visitors see', async () => {
  const live = await owner.create('project', samples.project, { publish: {} });
  const path = pathOf(live);
  await author.save(live, { ...samples.project, title: 'Another title' });
  const tries = [
    await author.ask('PATCH', path, { featured: true }),
    await author.ask('POST', `${path}/unpublish`),
    await author.ask('DELETE', path),
  ];
  expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
  const [shown] = (await api.call('GET', '/api/projects')).json<{ title: string }[]>();
  expect(shown?.title).toBe(samples.project.title);
});

test('an author cannot have a client publish, nor bring the past back', async () => {
  const draft = await author.create('project', samples.project);
  const record = pathOf(draft);
  const link = { record, expiresAt: '2026-12-01T00:00:00.000Z' };
  const review = (publishOnApproval: boolean) =>
    api.call('POST', '/api/reviews', { token: author.token, body: { ...link, publishOnApproval } });
  expect((await review(true)).statusCode).toBe(403);
  expect((await review(false)).statusCode).toBe(201);
  const body = { at: '2026-11-20T00:00:00Z' };
  const past = await api.call('POST', '/api/records/bring-back', { token: author.token, body });
  expect(past.statusCode).toBe(403);
});

test('a kind with a right of its own is closed to those who only edit content', async () => {
  const studio = await editorWith('studio@studio.example', ['studio']);
  const made = await studio.create('slogan', { text: 'We listen' });
  const path = pathOf(made);
  const editor = await editorWith('editor@studio.example', ['content', 'publish', 'media']);
  const refused = [
    await editor.ask('GET', path),
    await editor.ask('PUT', path, { data: { text: 'x' }, version: made.record.version }),
    await editor.ask('POST', `${path}/publish`, {}),
    await studio.ask('POST', `${path}/publish`, {}),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  const byCall = await api.call('POST', '/api/slogans', { token: editor.token, body: { text: 'x' } });
  expect(byCall.statusCode).toBe(403);
  const preview = await api.call('POST', '/api/previews', { token: editor.token, body: { record: path } });
  expect(preview.statusCode).toBe(403);
  await owner.ask('POST', `${path}/publish`, {});
  const differences = await api.call('GET', '/api/differences?at=2026-11-20T00:00:00Z', {
    token: editor.token,
  });
  expect(differences.json()).toEqual({ items: [] });
});

test('a right that is taken away while a form is open refuses the save, and the session stays', async () => {
  const editor = await editorWith('editor@studio.example', ['content', 'publish']);
  const live = await editor.create('project', samples.project, { publish: {} });
  const { users } = (await api.call('GET', '/api/users', { token: owner.token })).json<{
    users: { _id: string; email: string }[];
  }>();
  const id = users.find(({ email }) => email === 'editor@studio.example')?._id;
  await api.call('PATCH', `/api/users/${id}`, { token: owner.token, body: { may: ['content'] } });
  const body = { data: { ...samples.project, title: 'Late' }, version: live.record.version, publish: {} };
  expect((await editor.ask('PUT', pathOf(live), body)).status).toBe(403);
  expect((await editor.ask('PUT', pathOf(live), { ...body, publish: undefined })).status).toBe(200);
  const me = await api.call('GET', '/api/auth/me', { token: editor.token });
  expect(me.json()).toMatchObject({ may: ['content'] });
});
