/** @jest-environment node */
import { pagedHead } from './head.ts';

const paged = { items: [], total: 60, page: 1, size: 24 };

test.each([
  [1, { canonical: '/blog', next: '/blog?page=2' }],
  [2, { canonical: '/blog?page=2', previous: '/blog', next: '/blog?page=3' }],
  [3, { canonical: '/blog?page=3', previous: '/blog?page=2' }],
])('page %i of a list names its own address and those beside it', (page, head) => {
  expect(pagedHead('/blog', page, paged)).toEqual(head);
});

test('a list of one page is at its plain address, also before its posts are there', () => {
  expect(pagedHead('/blog', 1, { ...paged, total: 24 })).toEqual({ canonical: '/blog' });
  expect(pagedHead('/blog', 1, undefined)).toEqual({ canonical: '/blog' });
});
