/** @jest-environment node */
import { kinds } from 'content-api/site-server';
import { pageOfRecord } from './previews.ts';

const id = '0123456789abcdef01234567';

test.each(kinds.flatMap(({ name, address }) => (address === undefined ? [] : [[name, address] as const])))(
  'a preview of a %s begins at its own page',
  (name, address) => {
    expect(pageOfRecord(name, id)).toBe(`${address}${id}`);
  },
);

test.each([
  ['about', '/about'],
  ['founders', '/about'],
  ['legal', '/privacypolicy'],
  ['testimonial', '/'],
  ['of a later release', '/'],
])('the page for %s is %s', (name, path) => {
  expect(pageOfRecord(name, id)).toBe(path);
});
