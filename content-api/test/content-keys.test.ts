import { contentKeysHeader } from '../src/contract/content-keys-header.ts';
import type { BroughtBack } from '../src/contract/index.ts';
import { toIso } from '../src/lib/clock.ts';
import { minutes, seconds } from '../src/lib/durations.ts';
import { everythingKey } from '../src/core/records/content-keys.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { pathOf, signInEditor } from './support/editor.ts';
import type { Editor } from './support/editor.ts';
import { startPurgeReceiver } from './support/purge-receiver.ts';
import type { PurgeReceiver } from './support/purge-receiver.ts';
import { draw } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import { samples } from './support/samples.ts';

let api: TestApp;
let editor: Editor;
let receiver: PurgeReceiver;
beforeEach(async () => {
  receiver = await startPurgeReceiver();
  api = await buildTestApp({
    env: {
      LIMITS_SCALE: '1000',
      PURGE_URL: receiver.url,
      WEBHOOK_SECRET: 'a secret of the purge',
      WEBHOOK_ALLOW_PRIVATE: 'on',
    },
  });
  editor = await signInEditor(api);
});
afterEach(async () => {
  await api.close();
  await receiver.close();
});

interface Seen {
  body: string;
  keys: string[];
}

/** Addresses of records that were there at any time. */
const records = new Set<string>();
const lists = [
  '/api/site',
  '/api/addresses',
  '/api/projects',
  '/api/projects?view=card',
  '/api/services',
  '/api/content',
  '/api/content?view=search',
  '/api/tags',
  '/api/technologies',
  '/api/testimonials',
  '/api/clients',
  '/api/redirects',
  '/api/portfolio/about',
  '/api/portfolio/about?view=page',
  '/api/legal?view=page',
];

async function see(): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  for (const path of [...lists, ...records]) {
    const { body, headers, statusCode } = await api.call('GET', path);
    const keys = String(headers[contentKeysHeader] ?? '').split(' ');
    seen.set(path, { body: `${statusCode} ${statusCode === 200 ? body : ''}`, keys });
  }
  return seen;
}

/** Keys that the cache was told of since the last time. */
async function purged(): Promise<string[]> {
  const before = receiver.calls.length;
  await api.context.purges.work();
  api.clock.advance(1_100);
  await api.context.purges.work();
  return receiver.calls.slice(before).flatMap(({ keys }) => keys);
}

/** Whoever drops what has one of the purged keys has nothing old left. Returns the addresses whose answers changed. */
async function expectPurged(edit: () => Promise<unknown>): Promise<{ changed: string[]; keys: string[] }> {
  const before = await see();
  await purged();
  await edit();
  api.clock.advance(250);
  const after = await see();
  const keys = await purged();
  const changed = [...before].filter(([path, { body }]) => after.get(path)?.body !== body);
  const missed = changed.filter(
    ([, seen]) => ![...seen.keys, everythingKey].some((key) => keys.includes(key)),
  );
  expect(missed.map(([path]) => path)).toEqual([]);
  return { changed: changed.map(([path]) => path), keys };
}

const page = (...path: string[]) => path.forEach((one) => records.add(one));

const listing = { type: 'records', kind: 'project' };

async function fill() {
  records.clear();
  const publish = { publish: {} };
  const project = await editor.create('project', samples.project, publish);
  const other = await editor.create('project', { ...samples.project, title: 'Other' }, publish);
  const post = await editor.create('post', { ...samples.post, slug: 'first' }, publish);
  const service = await editor.create('service', samples.service, publish);
  const own = await editor.create(
    'page',
    { ...samples.page, blocks: [...samples.page.blocks, listing] },
    publish,
  );
  for (const { record } of [project, other])
    page(`/api/projects/${record._id}`, `/api/projects/${record._id}?view=page`);
  page(`/api/content/${post.record._id}?view=page`, '/api/content/first', '/api/content/second');
  page('/api/services/slug/web-development', '/api/services/slug/web-development?view=page');
  page('/api/pages/prices?view=page', '/api/pages/prices');
  return { project, other, post, service, own };
}

test('every edit purges all that it changed', async () => {
  const { project, other, post, service, own } = await fill();
  expect((await see()).get('/api/pages/prices?view=page')?.keys).toContain('projects');
  const edits: (() => Promise<unknown>)[] = [
    () => editor.save(project, { ...samples.project, title: 'New' }, { publish: {} }),
    () => editor.create('project', { ...samples.project, title: 'Third' }, { publish: {} }),
    async () => editor.ask('DELETE', pathOf(other)),
    () => editor.save(post, { ...samples.post, slug: 'second' }, { publish: {} }),
    // Takes the address that the first post had.
    () => editor.create('post', { ...samples.post, title: 'Another', slug: 'first' }, { publish: {} }),
    () => editor.save(service, { ...samples.service, title: 'Shops' }, { publish: {} }),
    () => editor.save(own, { ...samples.page, inMenu: true, title: 'Costs' }, { publish: {} }),
    () => editor.ask('PUT', 'founders/founders', { data: samples.founders, publish: {} }),
    () => editor.ask('PUT', 'studio/studio', { data: samples.studio, publish: {} }),
    () => editor.ask('PUT', 'legal/legal', { data: samples.legal, publish: {} }),
    () => editor.ask('PUT', 'about/about', { data: samples.about, publish: {} }),
    () => editor.create('testimonial', samples.testimonial, { publish: {} }),
    () => editor.create('redirect', { from: '/old', to: '/projects' }, { publish: {} }),
  ];
  for (const edit of edits) {
    const { changed } = await expectPurged(edit);
    expect([edit.toString(), changed]).not.toEqual([edit.toString(), []]);
  }
});

test('an edit leaves alone what does not show it, and a draft everything', async () => {
  const { service, own } = await fill();
  const { keys } = await expectPurged(() =>
    editor.save(service, { ...samples.service, title: 'Shops' }, { publish: {} }),
  );
  expect(keys).toEqual(['services', `services:${service.record._id}`]);
  const seen = await see();
  expect(seen.get('/api/content/first')?.keys).toEqual([expect.stringMatching(/^posts:[0-9a-f]{24}$/)]);
  expect(seen.get('/api/services/slug/web-development')?.keys).toEqual([`services:${service.record._id}`]);
  await editor.save(own, { ...samples.page, title: 'Costs' });
  expect(await purged()).toEqual([]);
});

test('the order by hand, scheduled changes, moments brought back and the media library purge as well', async () => {
  const { project, other, post } = await fill();
  const then = toIso(api.clock.nowMs());
  api.clock.advance(minutes(1));
  const ids = [other, project].map(({ record }) => record._id);
  await expectPurged(() => editor.ask('PUT', 'project/order', { ids }));

  const from = toIso(api.clock.nowMs() + minutes(5));
  await editor.save(post, { ...samples.post, title: 'Tomorrow' }, { publish: { from } });
  await purged();
  const scheduled = await expectPurged(async () => {
    api.clock.advance(minutes(5) + seconds(1));
    await api.context.state.refresh();
  });
  expect(scheduled.keys).toEqual(['posts', `posts:${post.record._id}`]);
  expect(scheduled.changed).not.toEqual([]);

  const back = await expectPurged(async () => {
    const body = { at: then };
    const { token } = editor;
    const answer = await api.call('POST', '/api/records/bring-back', { token, body });
    expect(answer.json<BroughtBack>().changed).toBe(1);
  });
  expect(back.keys).toEqual([everythingKey]);

  const library = await signInLibrarian(api);
  const { media } = await library.upload(await draw().jpeg().toBuffer(), 'bridge.jpg');
  await editor.save(
    await editor.get('project', project.record._id),
    { ...samples.project, mainimage: media.url },
    { publish: {} },
  );
  const focus = { focus: { x: 0.3, y: 1 } };
  const { changed } = await expectPurged(() =>
    api.call('PATCH', `/api/media/${media._id}`, { token: editor.token, body: focus }),
  );
  expect(changed).toContain(`/api/projects/${project.record._id}?view=page`);
});
