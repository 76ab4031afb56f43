/** @jest-environment node */
import { mediaDown, mediaUp } from './media.ts';

it('returns both sets of breakpoints by name', () => {
  expect(mediaUp('lg')).toBe('@media (min-width: 1024px)');
  expect(mediaUp('page.lg')).toBe('@media (min-width: 1024px)');
  expect(mediaUp('theme.lg')).toBe('@media (min-width: 992px)');
});

it('ends below the width at which the other begins', () => {
  expect(mediaDown('theme.md')).toBe('@media (max-width: 767.98px)');
});
