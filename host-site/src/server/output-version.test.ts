/** @jest-environment node */
import { timeSlot } from './output-version.ts';

const at = (instant: string) => timeSlot(Date.parse(instant));

test.each([
  ['Kiritimati', '2026-12-31T10:00:00Z'],
  ['Kathmandu', '2026-12-31T18:15:00Z'],
  ['Kolkata', '2026-12-31T18:30:00Z'],
  ['London', '2027-01-01T00:00:00Z'],
  ['Honolulu', '2027-01-01T10:00:00Z'],
])('changes at midnight of New Year in %s', (_city, midnight) => {
  expect(timeSlot(Date.parse(midnight) - 1)).not.toBe(at(midnight));
});

test('stays for the rest of the year', () => {
  expect(at('2026-01-02T00:00:00Z')).toBe('2026');
  expect(at('2026-12-30T23:59:59Z')).toBe('2026');
});
