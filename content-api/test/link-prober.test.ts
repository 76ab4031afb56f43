import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { createLinkProber } from '../src/features/doctor/link-prober.ts';
import type { LinkProber } from '../src/features/doctor/link-prober.ts';
import { isPublicAddress } from '../src/lib/public-address.ts';

let elsewhere: Server;
let port: number;
let prober: LinkProber;
const asked: string[] = [];

/** `site.test` stands for a public site. */
const lookup: LookupFunction = (name, _options, done) => {
  const addresses: Record<string, string> = { 'site.test': '127.0.0.1', 'inside.test': '10.0.0.5' };
  const address = addresses[name];
  if (address !== undefined) done(null, [{ address, family: 4 }]);
  else done(Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' }), []);
};

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const { url = '', method = '' } = request;
    asked.push(`${method} ${url}`);
    const status = Number(/^\/status\/(\d+)$/.exec(url)?.[1] ?? 200);
    if (url === '/hanging') return;
    if (url === '/no-head' && method === 'HEAD') response.writeHead(405).end();
    else if (url.startsWith('/to/'))
      response.writeHead(302, { location: decodeURIComponent(url.slice('/to/'.length)) }).end();
    else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (url === '/picture') response.writeHead(200, { 'content-length': '700000' }).end();
    else response.writeHead(status).end('x');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  ({ port } = elsewhere.address() as AddressInfo);
  prober = createLinkProber({
    lookup,
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    deadlineMs: 400,
  });
});
afterAll(async () => {
  await prober.close();
  elsewhere.closeAllConnections();
  elsewhere.close();
});

const probe = (address: string) => prober.probe(address, new AbortController().signal);
const at = (path: string) => `http://site.test:${port}${path}`;

test('what answers, redirects to an answer or wants a person is fine', async () => {
  for (const path of [
    '/status/200',
    '/status/401',
    '/status/403',
    '/status/429',
    // A redirect status without a Location is an answer like any other.
    '/status/310',
    '/no-head',
    `/to/${encodeURIComponent(at('/'))}`,
  ]) {
    expect({ path, fault: (await probe(at(path))).fault }).toEqual({ path, fault: undefined });
  }
  expect(await probe(at('/picture'))).toEqual({ bytes: 700_000 });
});

test.each([
  ['/status/404', { fault: 'The other site answers with 404.', isGone: true, isPassing: false }],
  ['/status/410', { fault: 'The other site answers with 410.', isGone: true, isPassing: false }],
  ['/status/503', { fault: 'The other site answers with 503.', isPassing: true }],
  ['/round', { fault: 'It redirects too often.' }],
  ['/hanging', { fault: 'The other site does not answer within 0.4 seconds.', isPassing: true }],
])('%s is dead', async (path, state) => {
  expect(await probe(at(path))).toEqual(state);
});

test('a name without a site is dead', async () => {
  expect(await probe('https://nowhere.test/')).toMatchObject({ fault: 'There is no site of this name.' });
});

test.each([
  'http://10.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/',
  'http://inside.test/',
  'http://2130706434/',
])('%s is not asked for, nor followed to', async (address) => {
  const fault = 'It leads into a private network, which visitors cannot reach.';
  expect(await probe(address)).toEqual({ fault });
  expect(await probe(at(`/to/${encodeURIComponent(address)}`))).toEqual({ fault });
});
