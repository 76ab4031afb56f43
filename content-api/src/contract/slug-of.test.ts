import { slugOf } from './slug-of.ts';

test.each([
  ['Größe & Straße', 'grosse-strasse'],
  ['Łódź', 'lodz'],
  ['  Café & Bar -- 24/7 ', 'cafe-bar-24-7'],
  ['Mu\u0308ller.png', 'muller-png'],
  ['Kvaløya, Ærø og Þór', 'kvaloya-aero-og-thor'],
  ['Đorđe: İstanbul ısı, Œuvre', 'dorde-istanbul-isi-oeuvre'],
  ['10 × 4 — ﬁne ½', '10-4-fine-1-2'],
  ['🎉 Party 🎉', 'party'],
])('%s has the slug %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a slug that is too long ends with a letter', () => {
  expect(slugOf(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
});
