import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { isPublicAddress } from '../src/lib/public-address.ts';
import { createOutsideFetch } from '../src/features/media/outside-fetch.ts';
import { buildTestApp } from './support/build-test-app.ts';
import type { TestApp } from './support/build-test-app.ts';
import { eventually } from './support/eventually.ts';
import { draw } from './support/media-samples.ts';
import { signInLibrarian } from './support/media-client.ts';
import type { Librarian } from './support/media-client.ts';

let api: TestApp;
let library: Librarian;
let elsewhere: Server;
let port: number;
/** Paths that the other site was asked for. */
const asked: string[] = [];
/** Counts how often each name was resolved. */
const resolved = new Map<string, number>();

/** `pictures.test` stands for a public site; the others are traps. */
const lookup: LookupFunction = (name, _options, done) => {
  const times = (resolved.get(name) ?? 0) + 1;
  resolved.set(name, times);
  const names: Record<string, string[]> = {
    'pictures.test': ['127.0.0.1'],
    'inside.test': ['10.0.0.5'],
    'mixed.test': ['127.0.0.1', '192.168.0.1'],
    'rebinding.test': [times === 1 ? '127.0.0.1' : '169.254.169.254'],
  };
  const addresses = names[name]?.map((address) => ({ address, family: 4 }));
  if (addresses) done(null, addresses);
  else done(new Error(`no ${name}`), []);
};

beforeAll(async () => {
  const png = await draw().png().toBuffer();
  elsewhere = createServer((request, response) => {
    const { url = '' } = request;
    asked.push(url);
    const to = /^\/to\/(.*)$/.exec(url)?.[1];
    if (to !== undefined) response.writeHead(302, { location: decodeURIComponent(to) }).end();
    else if (url.startsWith('/gone')) response.writeHead(404).end();
    else if (url.startsWith('/page')) response.writeHead(200, { 'content-type': 'image/png' }).end('<html>');
    else if (url.startsWith('/hanging')) response.writeHead(200).write(png.subarray(0, 20));
    else if (url.startsWith('/large')) response.end(Buffer.concat([png, Buffer.alloc(400_000)]));
    else response.end(png);
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  ({ port } = elsewhere.address() as AddressInfo);
  const outside = createOutsideFetch({
    lookup,
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    deadlineMs: 600,
  });
  api = await buildTestApp({ env: { LIMITS_SCALE: '1000', MEDIA_PICTURE_MB: '0.1' }, outside });
  library = await signInLibrarian(api);
});
afterAll(async () => {
  await api.close();
  elsewhere.closeAllConnections();
  elsewhere.close();
});

const bring = (url: string, to = api) =>
  to.call('POST', '/api/media/bring', { token: library.token, body: { url } });
const site = () => `http://pictures.test:${port}`;
const onward = (address: string) => `${site()}/to/${encodeURIComponent(address)}`;

test('a picture of another site is brought in under its name, also by way of a redirect', async () => {
  const direct = await bring(`${site()}/a/red%20tree.png?size=2`);
  expect([direct.statusCode, direct.json()]).toMatchObject([
    201,
    {
      name: 'red tree.png',
      type: 'image/png',
      width: 60,
      url: expect.stringMatching(/red-tree\.png$/) as string,
    },
  ]);
  expect((await bring(onward('/b.png'))).statusCode).toBe(201);
  expect((await bring(onward(onward(onward(onward('/b.png')))))).statusCode).toBe(400);
});

test.each([
  'http://127.0.0.2/a.png',
  'http://10.1.2.3/a.png',
  'http://172.16.0.1/a.png',
  'http://192.168.1.1/a.png',
  'http://169.254.169.254/latest/meta-data',
  'http://0.0.0.0/a.png',
  'http://100.64.0.1/a.png',
  'http://224.0.0.1/a.png',
  'http://2130706434/a.png',
  'http://0x7f.0.0.2/a.png',
  'http://0177.0.0.2/a.png',
  'http://[::1]/a.png',
  'http://[::]/a.png',
  'http://[::ffff:127.0.0.1]/a.png',
  'http://[::ffff:a00:1]/a.png',
  'http://[64:ff9b::7f00:1]/a.png',
  'http://[2002:7f00:1::]/a.png',
  'http://[fd00::1]/a.png',
  'http://[::7f00:2]/a.png',
  'http://[100:0:0:1::1]/a.png',
  'http://[fe80::1]/a.png',
  'http://inside.test/a.png',
  'http://mixed.test/a.png',
])('%s is not fetched, nor followed to', async (address) => {
  for (const url of [address, onward(address)]) {
    const answer = await bring(url);
    expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
      400,
      ['url'],
    ]);
  }
});

test('the answer does not tell whether a name of our own network exists', async () => {
  const messages = [];
  for (const url of ['http://inside.test/a.png', 'http://nowhere.test/a.png', 'http://10.1.2.3/a.png'])
    messages.push((await bring(url)).json<{ fields: object }>().fields);
  expect(messages[1]).toEqual(messages[0]);
  expect(messages[2]).toEqual(messages[0]);
});

test('a name that changes its address between two requests is checked each time', async () => {
  expect((await bring(`http://rebinding.test:${port}/page`)).statusCode).toBe(415);
  expect((await bring(`http://rebinding.test:${port + 1}/a.png`)).statusCode).toBe(400);
  expect(resolved.get('rebinding.test')).toBe(2);
});

test.each([
  'ftp://pictures.test/a.png',
  'file:///etc/passwd',
  'http://a:b@pictures.test/a.png',
  '/media/a.png',
  '',
])('the address %j is refused before anything is asked', async (address) => {
  const before = asked.length;
  expect((await bring(address)).statusCode).toBe(400);
  expect(asked).toHaveLength(before);
});

test('the limits of an upload hold, and nothing of a failure stays', async () => {
  // No smaller size of an earlier picture is in the making.
  const isDone = (left: string[]) => !left.some((name) => /\.(?:webp|avif)$/.test(name));
  const before = (await eventually(library.left, isDone)).length;
  for (const [at, status] of [
    ['/gone', 400],
    ['/page', 415],
    ['/large', 413],
    ['/hanging', 400],
  ] as const) {
    expect([at, (await bring(`${site()}${at}`)).statusCode]).toEqual([at, status]);
  }
  expect((await bring('http://unknown.test/a.png')).statusCode).toBe(400);
  expect(await eventually(library.left, (left) => left.length === before)).toHaveLength(before);
});

test('without a test in between, this machine is no other site', async () => {
  const real = await buildTestApp({ env: { LIMITS_SCALE: '1000' } });
  const { token } = await real.login();
  for (const host of ['127.0.0.1', 'localhost']) {
    const body = { url: `http://${host}:${port}/a.png` };
    expect((await real.call('POST', '/api/media/bring', { token, body })).statusCode).toBe(400);
  }
  await real.close();
});
