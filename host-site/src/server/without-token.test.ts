/** @jest-environment node */
import { withoutToken } from './without-token.ts';

const token = 'aB-_'.repeat(10) + 'xyz';
const spelled = [...token].map((char) => `%${char.charCodeAt(0).toString(16)}`).join('');

test.each([
  [`/preview/${token}/projects/1`, '/preview/…/projects/1'],
  [`/review/${token}`, '/review/…'],
  [`/api/review/${token}/comments`, '/api/review/…/comments'],
  [`/%70review/${token}/blog`, '/%70review/…/blog'],
  [`/preview/${spelled}/blog`, '/preview/…/blog'],
  [`/%2570review/${token}`, '/%2570review/…'],
  [`//preview/${token}`, '//preview/…'],
  [`/preview/%zz${spelled}`, '/preview/…'],
  [`/x?to=/preview/${token}`, '/x?to=/preview/…'],
  ['/projects/a-plain-address?page=2', '/projects/a-plain-address?page=2'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutToken(url)).toBe(logged);
});
