import { negotiateEncoding } from './negotiate-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, BR', 'br'],
  ['BR', 'br'],
  ['GZip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;Q=0.000, gzip ; q=0.1', 'gzip'],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['x-broken', 'identity'],
  ['zebra, vibrant', 'identity'],
  [`${'deflate,'.repeat(2_000)}br`, 'br'],
])('accept-encoding %j gets %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
  expect(negotiateEncoding(header)).toBe(encoding);
});
