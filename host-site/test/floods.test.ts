import { vi } from 'vitest';
import { drawShareCard } from '../src/server/share-card/draw-share-card.ts';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';
import { createStubApi } from './stub-api.ts';

vi.mock('../src/server/share-card/draw-share-card.ts');

let site: TestSite;
/** Calls to the API that match it wait until `letGo`. */
let held: RegExp | undefined;
let letGo: () => void;

beforeEach(async () => {
  const gate = Promise.withResolvers<void>();
  held = undefined;
  letGo = () => gate.resolve();
  const api = createStubApi();
  const answer = api.fetch;
  api.fetch = async (input, init) => {
    if (held?.test(input instanceof Request ? input.url : input.toString())) await gate.promise;
    return answer(input, init);
  };
  site = await buildSite({ api });
});
afterEach(async () => {
  letGo();
  await site.app.close();
});

const get = (url: string) => site.app.inject(url);
const unknownPath = (at: number) => `/projects/6599${String(at).padStart(20, '0')}`;
const addressesFrom = (count: number) => Array.from({ length: count }, (_, at) => unknownPath(at));
const statusesOf = async (answers: ReturnType<typeof get>[]) => {
  const counts = new Map<number, number>();
  for (const { statusCode } of await Promise.all(answers))
    counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
  return counts;
};

/** Sends requests until the first is refused: the queue is full then. */
async function flood(): Promise<ReturnType<typeof get>[]> {
  held = /projects\/6599/;
  const answers = addressesFrom(60).map((url) => get(url));
  await Promise.race(answers);
  return answers;
}

test('a flood of made-up addresses is limited, and the rest gets Retry-After', async () => {
  const answers = await flood();
  const refused = await Promise.race(answers);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(refused.body).toBe('The site is busy at the moment. Please try again in a few seconds.');
  letGo();
  expect(await statusesOf(answers)).toEqual(
    new Map([
      [503, 36],
      [404, 24],
    ]),
  );
}, 20_000);

test.each([
  ['parts of a sitemap', /api\/addresses/, (at: number) => `/sitemap-${at + 2}.xml`],
  ['pages of the studio', /api\/pages/, (at: number) => `/made-up-${at}`],
  ['previews', /api\/preview/, (at: number) => `/preview/${String(at).padStart(43, 'p')}/about`],
])(
  'the same goes for made-up %s',
  async (_, calls, addressOf) => {
    held = calls;
    const answers = Array.from({ length: 60 }, (_value, at) => get(addressOf(at)));
    const refused = await Promise.race(answers);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    letGo();
    expect(await statusesOf(answers)).toEqual(
      new Map([
        [503, 36],
        [404, 24],
      ]),
    );
  },
  20_000,
);

test('a flood of made-up addresses does not hold up the pages of the site, finished or changed', async () => {
  const record = `/projects/${site.api.projects[0]!._id}`;
  await get('/projects');
  await get(record);
  const answers = await flood();
  expect((await get('/projects')).headers['x-page-state']).toBeUndefined();
  site.api.projects.push({ ...site.api.projects[0]!, _id: '659999999999999999999999', title: 'Project Z' });
  site.api.projects[0]!.title = 'Project new';
  site.api.revision = 'r2';
  site.later(1_001);
  expect((await get('/projects')).body).toContain('Project Z');
  expect((await get(record)).body).toContain('Project new');
  expect((await get('/about')).statusCode).toBe(200);
  expect((await get('/no/such/page')).statusCode).toBe(404);
  letGo();
  await Promise.all(answers);
}, 20_000);

test('a page that cannot have its turn is sent as it was', async () => {
  const url = '/blog?q=post';
  const before = await get(url);
  const answers = await flood();
  site.api.revision = 'r2';
  site.later(1_001);
  const stale = await get(url);
  expect([stale.statusCode, stale.headers['x-page-state'], stale.body]).toEqual([200, 'stale', before.body]);
  letGo();
  await Promise.all(answers);
}, 20_000);

test('many visitors of one made-up address cost one rendering', async () => {
  held = /projects\/6599/;
  const answers = Array.from({ length: 60 }, () => get(unknownPath(1)));
  while (!site.api.requests.includes('/api/services')) await new Promise(setImmediate);
  letGo();
  expect(await statusesOf(answers)).toEqual(new Map([[404, 60]]));
  expect(site.api.requests.filter((path) => path.includes(unknownPath(1)))).toHaveLength(1);
});

test('share pictures are drawn one after the other, those that are there are sent, and too many are refused', async () => {
  const drawing = vi.mocked(drawShareCard);
  drawing.mockResolvedValue(Buffer.from('card'));
  const ids = Array.from({ length: 12 }, (_, at) => `6599${String(at).padStart(20, '0')}`);
  for (const [at, _id] of ids.entries())
    site.api.projects.push({ ...site.api.projects[0]!, _id, title: `Picture ${at}` });
  const picture = (id: string | undefined) => get(`/og/projects/${id}.jpg`);
  expect((await picture(ids[0])).body).toBe('card');
  const gate = Promise.withResolvers<Buffer>();
  drawing.mockReturnValue(gate.promise);
  const answers = ids.slice(1).map((id) => picture(id));
  const refused = await Promise.race(answers);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
  expect((await picture(ids[0])).body).toBe('card');
  gate.resolve(Buffer.from('later'));
  expect(await statusesOf(answers)).toEqual(
    new Map([
      [503, 2],
      [200, 9],
    ]),
  );
  expect((await picture(ids.at(-1))).statusCode).toBe(200);
}, 20_000);

test('a contact form that finds no place is refused before it is handed on', async () => {
  held = /\/api\/contact/;
  const post = (at: number) =>
    site.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `name=Asha&message=${at}`,
    });
  const answers = Array.from({ length: 60 }, (_, at) => post(at));
  expect((await Promise.race(answers)).statusCode).toBe(503);
  letGo();
  expect(await statusesOf(answers)).toEqual(
    new Map([
      [503, 12],
      [200, 48],
    ]),
  );
  expect(site.api.messages).toHaveLength(48);
});
