import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ApiError, Media, MediaDeleted, MediaDetail, MediaList } from '../src/contract/index.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { draw, pdf } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let library: Librarian;
let editor: Editor;
let picture: Media;
beforeEach(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  library = await signInLibrarian(api);
  editor = await signInEditor(api);
  ({ media: picture } = await library.upload(await draw().png().toBuffer(), 'tree.png'));
});
afterEach(() => api.close());

const fileOf = (url: string) => path.join(library.root, url.replace('/media/', ''));
const usesOf = async (media: Media) =>
  (await library.get(media._id)).usedIn.map(({ kind, field, state }) => `${kind} ${field} ${state}`);
async function unused(): Promise<string[]> {
  const answer = await api.call('GET', '/api/media?unused=true', { token: library.token });
  return answer.json<MediaList>().items.map(({ name }) => name);
}
const remove = (media: Media, query = '') =>
  api.call('DELETE', `/api/media/${media._id}${query}`, { token: library.token });

test('uses are told of every kind, in fields, lists and texts, in every state', async () => {
  const { url } = picture;
  expect(await unused()).toEqual(['tree.png']);
  const project = await editor.create('project', { ...samples.project, mainimage: url }, { publish: true });
  const post = await editor.create('post', {
    ...samples.post,
    content: `See ![tree](${url.replace('.png', '-800.avif')}) and ${url}.`,
  });
  await editor.create(
    'post',
    { ...samples.post, title: 'Later', image: `https://studio.example${url}` },
    { publish: { from: '2027-01-01T00:00:00Z' } },
  );
  const founders = { ...samples.founders.founders[0], image: url };
  await api.call('PUT', '/api/founders', {
    token: editor.token,
    body: { title: 'Us', founders: [samples.founders.founders[0], founders] },
  });
  expect((await usesOf(picture)).sort()).toEqual([
    'founders founders.1.image live',
    'post content draft',
    'post image draft',
    'project mainimage live',
  ]);
  expect(await unused()).toEqual([]);
  const changed = await editor.save(project, { ...samples.project, secondaryimage: url });
  expect(await usesOf(picture)).toEqual(
    expect.arrayContaining(['project mainimage live', 'project secondaryimage draft']),
  );
  await editor.save(changed, samples.project, { publish: true });
  expect(await usesOf(picture)).toEqual(
    expect.arrayContaining(['project mainimage history', 'project secondaryimage history']),
  );
  await editor.ask('DELETE', pathOf(post));
  expect(await usesOf(picture)).toContain('post content trash');
  await editor.ask('DELETE', `${pathOf(post)}?for-good=true`);
  expect((await usesOf(picture)).some((use) => use.startsWith('post content'))).toBe(false);
});

test('a file that is live or in a draft is deleted only when that is confirmed', async () => {
  const { record } = await editor.create('project', { ...samples.project, mainimage: picture.url });
  const refused = await remove(picture);
  expect([refused.statusCode, refused.json<ApiError>()]).toMatchObject([
    409,
    {
      code: 'IN_USE',
      message: 'This file is used in 1 place',
      usedIn: [
        { kind: 'project', record: record._id, title: 'Harbour Lights', field: 'mainimage', state: 'draft' },
      ],
    },
  ]);
  expect(existsSync(fileOf(picture.url))).toBe(true);
  const done = await remove(picture, '?even-if-used=true');
  expect([done.statusCode, done.json<MediaDeleted>().usedIn]).toMatchObject([200, [{ state: 'draft' }]]);
  expect(await eventually(library.left, (left) => left.length === 0)).toEqual([]);
  expect((await remove(picture)).statusCode).toBe(404);
  const rows = await api.context.database.queries.selectFrom('audit').selectAll().execute();
  expect(rows.filter(({ entity }) => entity === 'media').map(({ action }) => action)).toEqual([
    'create',
    'delete',
  ]);
});

test('whoever may not edit a kind sees that its records use a file, and not what they are called', async () => {
  await editor.create('redirect', { from: '/secret-launch', to: picture.url }, { publish: true });
  await editor.create('post', { ...samples.post, image: picture.url });
  const asked = async (may: ('content' | 'media')[]) => {
    const email = `${may.join('-')}@studio.example`;
    await api.addAccount(email, 'admin', may);
    const { token } = await api.login(email);
    const at = `/api/media/${picture._id}`;
    const { usedIn } = (await api.call('GET', at, { token })).json<MediaDetail>();
    const refused = (await api.call('DELETE', at, { token })).json<ApiError>();
    expect(refused.usedIn).toEqual(usedIn);
    return usedIn.map(({ kind, title }) => `${kind} ${title}`).sort();
  };
  expect(await asked(['content', 'media'])).toEqual(['post A budget for pages', 'redirect ']);
  expect(await asked(['media'])).toEqual(['post ', 'redirect ']);
  expect((await library.get(picture._id)).usedIn.map(({ title }) => title)).toContain('/secret-launch');
});

test('history and the trash are told of and stop nothing, and one file goes alone', async () => {
  const { media: offer } = await library.upload(pdf, 'offer.pdf');
  const view = await editor.create('post', { ...samples.post, image: picture.url }, { publish: true });
  const changed = await editor.save(view, samples.post, { publish: true });
  await editor.save(changed, { ...samples.post, content: `[Offer](${offer.url})` });
  await editor.ask('DELETE', pathOf(view));
  expect(await usesOf(picture)).toEqual(['post image history']);
  expect(await usesOf(offer)).toEqual(['post content trash']);
  expect(await unused()).toEqual(['tree.png']);
  expect((await remove(picture)).json<MediaDeleted>().usedIn).toMatchObject([{ state: 'history' }]);
  expect(existsSync(fileOf(offer.url))).toBe(true);
  expect((await remove(offer)).statusCode).toBe(200);
});

test('states that were saved before the library was there count as well', async () => {
  await editor.create('project', { ...samples.project, mainimage: picture.url }, { publish: true });
  const db = api.context.database.queries;
  await db.deleteFrom('media_uses').execute();
  await db.deleteFrom('meta').where('key', '=', 'media_uses').execute();
  const { database } = api.context;
  const again = await buildTestApp({ database: { ...database, close: () => Promise.resolve() } });
  expect(await usesOf(picture)).toEqual(['project mainimage live']);
  await again.close();
});
