import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Media } from '../src/contract/index.ts';
import { runMaintenance } from '../src/app/maintenance.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { eventually } from './support/eventually.ts';
import { draw, pdf } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let library: Librarian;
let editor: Editor;
let old: Media;
let other: Buffer;
beforeEach(async () => {
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  library = await signInLibrarian(api);
  editor = await signInEditor(api);
  ({ media: old } = await library.upload(await draw().png().toBuffer(), 'tree.png'));
  other = await draw({ width: 90, background: '#993366' }).jpeg().toBuffer();
});
afterEach(() => api.close());

const fileOf = (url: string) => path.join(library.root, url.replace('/media/', ''));
const replace = (file: Buffer) => library.upload(file, 'house.jpg', `/api/media/${old._id}/replace`);
const mainimage = async (id: string) =>
  (await api.call('GET', `/api/projects/${id}`)).json<{ mainimage?: string }>().mainimage;

test('what uses a file gets the new one and stays as public as it was', async () => {
  const { url } = old;
  await api.call('PATCH', `/api/media/${old._id}`, { token: library.token, body: { alt: 'A tree' } });
  const project = { ...samples.project, mainimage: url };
  const live = await editor.create('project', project, { publish: true });
  const changed = await editor.create('project', project, { publish: true });
  await editor.save(changed, { ...project, title: 'Draft' });
  const draft = await editor.create('project', project);
  const from = '2027-01-01T00:00:00.000Z';
  const scheduled = await editor.create('project', project, { publish: { from } });
  const post = await editor.create(
    'post',
    { ...samples.post, content: `See ![x](${url}).` },
    { publish: true },
  );
  const trashed = await editor.create('post', { ...samples.post, image: url });
  await editor.ask('DELETE', pathOf(trashed));
  const former = await editor.create('project', project, { publish: true });
  await editor.save(former, samples.project, { publish: true });

  const { status, media } = await replace(other);
  expect([status, media]).toMatchObject([
    200,
    {
      _id: old._id,
      alt: 'A tree',
      name: 'house.jpg',
      type: 'image/jpeg',
      width: 90,
      createdAt: old.createdAt,
    },
  ]);
  expect(media.url).not.toBe(url);
  expect(await mainimage(live.record._id)).toBe(media.url);
  expect(await mainimage(changed.record._id)).toBe(media.url);
  const again = await editor.get('project', changed.record._id);
  expect([again.record.state, again.draft?.data]).toMatchObject([
    'changed',
    { title: 'Draft', mainimage: media.url },
  ]);
  expect((await editor.get('project', draft.record._id)).draft?.data).toMatchObject({ mainimage: media.url });
  expect(await mainimage(draft.record._id)).toBeUndefined();
  expect((await editor.get('project', scheduled.record._id)).record).toMatchObject({
    state: 'scheduled',
    nextAt: from,
  });
  const { content } = (await api.call('GET', `/api/content/${post.record._id}`)).json<{ content: string }>();
  expect(content).toBe(`See ![x](${media.url}).`);
  expect((await editor.history(live)).map(({ note }) => note)).toEqual(['A file was replaced', '']);
  expect((await editor.history(former)).length).toBe(2);
  const states = (await library.get(old._id)).usedIn.map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['live', 'draft', 'trash', 'history']));
  await library.whole(old._id);
  expect(existsSync(fileOf(url))).toBe(true);
  api.clock.advance(Date.parse(from) - api.clock.nowMs() + 1_000);
  expect(await mainimage(scheduled.record._id)).toBe(media.url);
});

test('the old file goes when no saved state names it', async () => {
  const view = await editor.create('post', { ...samples.post, image: old.url });
  await replace(other);
  await runMaintenance(api.context);
  expect(existsSync(fileOf(old.url))).toBe(true);
  await editor.ask('DELETE', pathOf(view));
  await editor.ask('DELETE', `${pathOf(view)}?for-good=true`);
  await runMaintenance(api.context);
  expect(existsSync(fileOf(old.url))).toBe(false);
  expect(existsSync(fileOf((await library.get(old._id)).url))).toBe(true);
});

test('a file of another sort does not take its place, and a failure changes nothing', async () => {
  const view = await editor.create('project', { ...samples.project, mainimage: old.url }, { publish: true });
  expect((await replace(pdf)).status).toBe(415);
  const db = api.context.database.queries;
  await db.updateTable('media').set({ former: '{}' }).where('id', '=', old._id).execute();
  expect((await replace(other)).status).toBe(500);
  await db.updateTable('media').set({ former: '[]' }).where('id', '=', old._id).execute();
  expect(await mainimage(view.record._id)).toBe(old.url);
  expect(await editor.history(view)).toHaveLength(1);
  expect((await library.get(old._id)).url).toBe(old.url);
  expect(await eventually(library.left, (left) => left.length === 1)).toHaveLength(1);
});
