import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await buildSite();
  site.api.redirects = [
    { _id: '6a0000000000000000000001', from: '/old-work', to: '/projects#top' },
    { _id: '6a0000000000000000000002', from: '/projects/Gone', to: '/old-work' },
    { _id: '6a0000000000000000000003', from: '/away', to: 'https://example.org/?a=b' },
    { _id: '6a0000000000000000000004', from: '/round', to: '/about-turn' },
    { _id: '6a0000000000000000000005', from: '/about-turn', to: '/round' },
    { _id: '6a0000000000000000000006', from: '/about', to: '/blog' },
    { _id: '6a0000000000000000000007', from: '/?p=123', to: '/blog' },
    { _id: '6a0000000000000000000008', from: '/%C3%BCber,uns', to: '/contact' },
  ];
});
afterEach(() => site.app.close());

const leads = async (url: string) => {
  const { statusCode, headers } = await site.app.inject(url);
  return [statusCode, headers.location];
};

test.each([
  ['/old-work', '/projects#top'],
  ['/Old-Work/', '/projects#top'],
  ['/old-work?utm=1', '/projects?utm=1#top'],
  ['/projects/gone', '/projects#top'],
  ['/away?x=1', 'https://example.org/?a=b'],
  ['/?p=123', '/blog'],
  ['/?utm_source=x&p=123&fbclid=y', '/blog'],
  ['/%C3%9Cber%2Cuns', '/contact'],
  ['/u%cc%88ber,uns/', '/contact'],
])('%s moved for good to %s, in one step', async (from, to) => {
  expect(await leads(from)).toEqual([301, to]);
  expect(await leads(from)).toEqual([301, to]);
});

test('a page wins over a redirect, and a circle leads nowhere', async () => {
  expect(await leads('/about')).toEqual([200, undefined]);
  expect(await leads('/?p=124')).toEqual([200, undefined]);
  expect(await leads('/about?utm_source=x')).toEqual([200, undefined]);
  expect((await leads('/round'))[0]).toBe(404);
  expect((await leads('/never-was'))[0]).toBe(404);
});

test('pages ask for no redirects; what does not exist asks once for each state of the content', async () => {
  const requestCount = () => site.api.requests.filter((path) => path === '/api/redirects').length;
  await leads('/');
  await leads('/projects');
  expect(requestCount()).toBe(0);
  await leads('/never-was');
  await leads('/old-work');
  await leads('/never-was-either');
  expect(requestCount()).toBe(1);
  site.api.redirects = [];
  site.api.revision = 'r2';
  site.later();
  expect((await leads('/old-work'))[0]).toBe(404);
});

test('redirects work while the API is down, once they were read', async () => {
  await leads('/old-work');
  site.api.mood = 'down';
  site.later();
  expect(await leads('/old-work')).toEqual([301, '/projects#top']);
});

test('hits are counted by the redirect that was asked for, and reported together', async () => {
  for (const url of ['/old-work', '/old-work', '/projects/gone', '/round', '/about']) await leads(url);
  expect(site.api.messages).toEqual([]);
  await site.app.close();
  expect(site.api.messages).toEqual([
    {
      hits: [
        { _id: '6a0000000000000000000001', count: 2 },
        { _id: '6a0000000000000000000002', count: 1 },
      ],
    },
  ]);
});
