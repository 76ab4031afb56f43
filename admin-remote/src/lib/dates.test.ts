/** @jest-environment node */
import { datesOf, formatCalendarDay } from './dates.ts';

const newYearInVienna = '2026-12-31T23:30:00Z';

test('an instant is shown in the zone that is named, whatever the zone of the machine', () => {
  const vienna = datesOf('Europe/Vienna', 'Europe/Vienna');
  expect(vienna.day(newYearInVienna)).toBe('1 Jan 2027');
  expect(vienna.time(newYearInVienna)).toBe('1 Jan 2027, 00:30');
  expect(vienna.clock(Date.parse(newYearInVienna))).toBe('00:30');
  const newYork = datesOf('America/New_York', 'America/New_York');
  expect(newYork.time(newYearInVienna)).toBe('31 Dec 2026, 18:30');
});

test('a time has the name of its zone where the clock of the reader shows another time', () => {
  const elsewhere = datesOf('Europe/Vienna', 'America/New_York');
  expect(elsewhere.time(newYearInVienna)).toBe('1 Jan 2027, 00:30 CET');
  expect(elsewhere.clock('2026-07-01T08:00:00Z')).toBe('10:00 CEST');
  expect(elsewhere.day(newYearInVienna)).toBe('1 Jan 2027');
  // The clocks of both show the same.
  expect(datesOf('Europe/Vienna', 'Europe/Rome').time(newYearInVienna)).toBe('1 Jan 2027, 00:30');
  // Only in winter.
  const london = datesOf('UTC', 'Europe/London');
  expect(london.clock('2026-01-01T08:00:00Z')).toBe('08:00');
  expect(london.clock('2026-07-01T08:00:00Z')).toBe('08:00 UTC');
  // The reader is where the machine is: tests run in Los Angeles.
  expect(datesOf('UTC').time('2026-01-01T08:00:00Z')).toBe('1 Jan 2026, 08:00 UTC');
  expect(elsewhere.time('soon')).toBe('');
});

test('a day of the calendar is the same everywhere', () => {
  expect(formatCalendarDay('2026-09-01')).toBe('1 Sept 2026');
  expect(formatCalendarDay('2026-09-01T00:00:00.000Z')).toBe('1 Sept 2026');
});

test('what is no instant is shown as nothing', () => {
  expect(datesOf('UTC').day('soon')).toBe('');
  expect(formatCalendarDay('')).toBe('');
});
