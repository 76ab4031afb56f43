import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyAddresses } from './verify-addresses.ts';

/** Answers of a site, by path: a status, or where it leads. */
const answers: Record<string, number | string> = {
  '/workshop': 200,
  '/workshop/': '/workshop',
  '/old/chair/': '/blog/chair',
  '/blog/chair': 200,
  '/old/lost/': '/blog',
  '/blog': 200,
  '/old/broken/': '/blog/broken',
  '/blog/broken': 500,
  '/closed': 401,
};

const site = createServer(({ url = '' }, response) => {
  const answer = answers[url] ?? 404;
  if (typeof answer === 'number') response.writeHead(answer);
  else response.writeHead(301, { location: answer });
  response.end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());

test.each([
  ['stays', { from: '/workshop', to: '/workshop', answer: 'same' }, 200, true],
  ['stays but for a slash at its end', { from: '/workshop/', to: '/workshop', answer: 'same' }, 301, true],
  ['should stay and is not there', { from: '/tools', to: '/tools', answer: 'same' }, 404, false],
  ['leads on', { from: '/old/chair/', to: '/blog/chair', answer: 'redirect' }, 301, true],
  ['leads elsewhere', { from: '/old/lost/', to: '/blog/lost', answer: 'redirect' }, 301, false],
  [
    'leads to a page that fails',
    { from: '/old/broken/', to: '/blog/broken', answer: 'redirect' },
    301,
    false,
  ],
  ['should lead on and does not', { from: '/old/none/', to: '/blog/none', answer: 'redirect' }, 404, false],
  ['is gone', { from: '/event/', to: '', answer: 'gone', reason: 'no such type' }, 404, true],
  ['is a draft', { from: '/notes/', to: '/blog/notes', answer: 'redirect', reason: 'a draft' }, 404, true],
  [
    'needs a password',
    { from: '/closed', to: '/closed', answer: 'same', reason: 'for those who have access' },
    401,
    true,
  ],
  [
    'is scheduled and fails',
    { from: '/blog/broken', to: '/x', answer: 'redirect', reason: 'scheduled' },
    500,
    false,
  ],
] as const)('an address that %s', async (_name, address, status, isAsPlanned) => {
  expect(await verifyAddresses(origin, [address])).toEqual([{ ...address, status, isAsPlanned }]);
});
