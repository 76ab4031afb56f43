/** @jest-environment node */
import type { Kind } from 'content-api/contract';
import { buildSite } from '../../test/build-site.ts';
import { createStubApi } from '../../test/stub-api.ts';
import { pageOfRecord } from './previews.ts';

/** Adds a kind that nothing in the site has heard of but its definition. */
function mockWithTalks(entry: string): object {
  const actual = jest.requireActual<{ kinds: readonly Kind[] }>(entry);
  const talk: Kind = {
    name: 'talk',
    plural: 'talks',
    path: '/api/talks',
    words: { one: 'Talk', many: 'Talks', screen: 'Talks', menu: 'Talks' },
    address: '/talks/',
    fields: {
      title: { type: 'line', label: 'Title', required: true, max: 100 },
      slug: { type: 'slug', label: 'Slug' },
    },
    titleField: 'title',
  };
  return { ...actual, kinds: [...actual.kinds, talk] };
}
jest.mock('content-api/contract', () => mockWithTalks('content-api/contract'));
jest.mock('content-api/site-server', () => mockWithTalks('content-api/site-server'));

const updatedAt = '2026-01-02T03:04:05.000Z';

/** The site over an API that lists these addresses. */
async function openSite(addresses: object) {
  const api = createStubApi();
  const { fetch } = api;
  api.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname === '/api/addresses' ? Promise.resolve(Response.json(addresses)) : fetch(input, init);
  };
  const { app } = await buildSite({ api });
  return { get: (url: string) => app.inject(url), [Symbol.asyncDispose]: () => app.close() };
}

test('its records are in the sitemap, where the definition says', async () => {
  const talks = [
    { _id: 'a', slug: 'on-looms', updatedAt },
    { _id: 'b', updatedAt },
  ];
  await using site = await openSite({ projects: [], talks });
  const { body } = await site.get('/sitemap.xml');
  expect(body).toContain('<loc>https://studio.test/talks/on-looms</loc><lastmod>2026-01-02');
  expect(body).toContain('<loc>https://studio.test/talks/b</loc>');
});

test('an API that was released before answers none of them, and services by slug alone', async () => {
  await using site = await openSite({ projects: [], services: [{ slug: 'care', updatedAt }], posts: [] });
  const { body } = await site.get('/sitemap.xml');
  expect(body).toContain('<loc>https://studio.test/services/care</loc>');
  expect(body).not.toContain('/talks/');
});

test('an answer without any list makes no sitemap', async () => {
  await using site = await openSite({});
  expect((await site.get('/sitemap.xml')).statusCode).toBe(503);
});

test('its records have share pictures', async () => {
  await using site = await openSite({});
  // The stub answers nouns that it does not know with its posts.
  const answer = await site.get('/og/talks/670000000000000000000001.jpg');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a preview of one of its records begins at its page', () => {
  expect(pageOfRecord('talk', 'a')).toBe('/talks/a');
});
