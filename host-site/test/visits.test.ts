import { visitNoticesSchema } from 'content-api/contract';
import type { VisitNotice } from 'content-api/contract';
import { buildSite } from './build-site.ts';
import type { TestSite } from './build-site.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let site: TestSite;
let address: string;

async function start(countsVisits = true): Promise<void> {
  site = await buildSite({ countsVisits });
  address = await site.app.listen({ port: 0, host: '127.0.0.1' });
}

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}${path}`, { headers: { 'user-agent': firefox, ...headers } });
  await answer.arrayBuffer();
  return answer;
};

/** Visits that the API has received after the site ends. */
async function sentNotices(): Promise<VisitNotice[]> {
  await site.app.close();
  return site.api.messages.flatMap((body) => visitNoticesSchema.parse(body).visits);
}

test('opened pages are told once, also those that are answered from memory', async () => {
  await start();
  const referer = 'https://search.example/';
  await open('/about?utm=x', { referer });
  await open('/about?utm=x');
  await open('/');
  const notices = await sentNotices();
  expect(notices).toEqual([
    { address: '127.0.0.1', agent: firefox, path: '/about', status: 200, referrer: referer, isOpened: true },
    { address: '127.0.0.1', agent: firefox, path: '/', status: 200, referrer: '', isOpened: true },
  ]);
});

test('a page that was reached without a request of its own is told by what it asks for', async () => {
  await start();
  await open('/about');
  await open('/');
  await open('/api/projects', { referer: `${address}/about`, 'user-agent': `${firefox} second` });
  await open('/api/projects', { referer: `${address}/no-such-page` });
  await open('/api/projects', { referer: 'https://other.example/about' });
  const inferred = (await sentNotices()).filter(({ isOpened }) => !isOpened);
  expect(inferred.map(({ path }) => path)).toEqual(['/about']);
});

test.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['a page that is fetched ahead', { 'sec-purpose': 'prefetch' }],
])('%s is not told', async (_what, headers) => {
  await start();
  await open('/', headers);
  await open('/', headers);
  expect(await sentNotices()).toEqual([]);
});

test('the console and previews are not told; an address without a page is, with its referrer', async () => {
  await start();
  await open('/admin/messages');
  await open('/gone', { referer: 'https://other.example/links' });
  const notices = await sentNotices();
  expect(notices.map(({ path, status, referrer }) => [path, status, referrer])).toEqual([
    ['/gone', 404, 'https://other.example/links'],
  ]);
});

test('many made-up browsers behind one address are a few visitors', async () => {
  await start();
  for (let count = 0; count < 60; count += 1) await open('/', { 'user-agent': `${firefox} ${count}` });
  expect(await sentNotices()).toHaveLength(30);
});

test('pages stay as cacheable as they are, and without the count nothing is told', async () => {
  await start();
  const counted = await open('/');
  await site.app.close();
  await start(false);
  const plain = await open('/');
  expect(await sentNotices()).toEqual([]);
  const names = ['cache-control', 'vary', 'set-cookie', 'etag'];
  expect(names.map((name) => counted.headers.get(name))).toEqual(
    names.map((name) => plain.headers.get(name)),
  );
});
