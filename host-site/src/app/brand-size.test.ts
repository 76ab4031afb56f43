/** @jest-environment node */
import { brandSize, brandWidth } from './brand-size.ts';

it('lets the letters of a long brand share the width of a phone', () => {
  expect(brandWidth('Tanvo')).toBe(':root{--brand:3}');
  expect(brandWidth('Northern Lights Workshops')).toBe(':root{--brand:15}');
  expect(brandSize('1.375rem', '8rem')).toBe('clamp(0.875rem, (100vw - 8rem) / var(--brand), 1.375rem)');
});

it('survives a studio without a name', () => {
  expect(brandWidth('')).toBe(':root{--brand:0.6}');
});
