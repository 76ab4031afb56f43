import { brandSize } from './brand-size.ts';

it('lets the letters of a long brand share the width of a phone', () => {
  expect(brandSize('Tanvo', '1.375rem', '8rem')).toBe('clamp(0.875rem, (100vw - 8rem) / 3, 1.375rem)');
  expect(brandSize('Northern Lights Workshops', '1.375rem', '8rem')).toBe(
    'clamp(0.875rem, (100vw - 8rem) / 15, 1.375rem)',
  );
});
