import { expect, test } from '@playwright/test';
import { emptyValues, kinds } from 'content-api/contract';
import type { Kind, RecordView, UnsavedView } from 'content-api/contract';
import { wholeValues } from 'content-api/testing';
import { apiAsOwner, type ApiClient } from '../support/api.ts';
import { pageCopiesWith } from '../support/page-copies.ts';
import { studio } from '../support/studio.ts';

const word = 'sweepsentinel';
const collections = kinds.filter(({ single }) => single !== true);
const singles = kinds.filter(({ single }) => single === true);

let api: ApiClient;
const made: RecordView[] = [];
const liveRecords: [Kind, RecordView][] = [];
test.beforeAll(async () => {
  api = await apiAsOwner();
  for (const kind of collections) {
    const create = (text: string, more = {}) =>
      api.send<RecordView>('POST', `/api/records/${kind.name}`, { data: wholeValues(kind, text), ...more });
    const draft = await create(word);
    const live = await create('sweepplain', { publish: true });
    const changed = await api.send<RecordView>('PUT', pathOf(live), { data: wholeValues(kind, word) });
    made.push(draft, changed);
  }
  for (const kind of singles) {
    const view = await liveRecordOf(kind);
    liveRecords.push([kind, view]);
    await api.send('PUT', pathOf(view), { data: wholeValues(kind, word) });
  }
});
test.afterAll(async () => {
  for (const view of made) {
    await api.send('DELETE', pathOf(view));
    await api.send('DELETE', `${pathOf(view)}?for-good=true`);
  }
  // A draft that says what is public is none.
  for (const [kind, view] of liveRecords)
    await api.send('PUT', pathOf(view), { data: { ...addedByDraft(kind, view), ...view.live?.data } });
  await api.dispose();
});

/** Empty values of what the draft alone has: a field that is left out stays as it is there. */
function addedByDraft(kind: Kind, { live }: RecordView): object {
  const empty = Object.entries(emptyValues(kind.fields));
  const drafted = wholeValues(kind, word);
  return Object.fromEntries(empty.filter(([name]) => name in drafted && !(name in (live?.data ?? {}))));
}

/** A single that was never saved shows its defaults, which become its public state. */
async function liveRecordOf({ name, path, fields, calls }: Kind): Promise<RecordView> {
  const saved = `/api/records/${name}/${name}`;
  const view = await api.get<RecordView | UnsavedView>(saved);
  if (view.record !== null) return view;
  const hasGet = !calls?.without?.includes('get');
  return api.send('PUT', saved, { data: hasGet ? await api.get(path) : emptyValues(fields), publish: true });
}

const pathOf = ({ record }: RecordView) => `/api/records/${record.kind}/${record._id}`;

/** Requests that are on their way together. */
const together = 6;

/** What the API answers to every guess is in `content-api/test/drafts-sweep.test.ts`; here it is what the site makes of it. */
test('a draft of any kind is nowhere on the site', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(pages.length).toBeGreaterThan(10);
  const lists = ['/projects', '/services', '/blog', ''];
  const queries = ['?page=2', `?q=${word}`, `?tag=${word}`];
  const drafts = made.filter(({ live }) => live === null).map(({ record }) => record._id);
  const unknown = new Set(lists.flatMap((list) => [word, ...drafts].map((guess) => `${list}/${guess}`)));
  const changed = made.filter(({ live }) => live !== null).map(({ record }) => record._id);
  const views = ['', '?view=card', '?view=search', `?view=card&q=${word}`, '?order=hand'];
  const addresses = [
    ...pages,
    ...['/feed.xml', '/sitemap.xml', '/robots.txt', '/api/addresses', '/api/content/tags'],
    ...lists.flatMap((list) => queries.map((query) => list + query)),
    ...unknown,
    ...lists.flatMap((list) => changed.map((id) => `${list}/${id}`)),
    ...kinds.flatMap(({ path: list }) => views.map((view) => list + view)),
    ...singles.flatMap(({ calls }) => calls?.publicPath ?? []),
  ];
  const left = new Set(addresses).values();
  const sweep = async () => {
    for (const address of left) {
      const answer = await request.get(address);
      // A page may repeat what was asked for.
      const text = (await answer.text()).replaceAll(address, '');
      const isAsked = address.includes(word) && !address.startsWith('/api/');
      expect.soft([address, !isAsked && text.includes(word)]).toEqual([address, false]);
      const status = unknown.has(address) ? answer.status() === 404 : answer.status() < 500;
      expect.soft([address, status]).toEqual([address, true]);
    }
  };
  await Promise.all(Array.from({ length: together }, sweep));
  expect(await pageCopiesWith(studio.dataDir, [word])).toEqual([]);
});
