import { datesOf, formatCalendarDay } from './dates.ts';

const newYearInVienna = '2026-12-31T23:30:00Z';

test('an instant is shown in the zone that is named, whatever the zone of the machine', () => {
  const vienna = datesOf('Europe/Vienna');
  expect(vienna.day(newYearInVienna)).toBe('1 Jan 2027');
  expect(vienna.time(newYearInVienna)).toBe('1 Jan 2027, 00:30');
  expect(vienna.clock(Date.parse(newYearInVienna))).toBe('00:30');
  expect(datesOf('America/New_York').time(newYearInVienna)).toBe('31 Dec 2026, 18:30');
});

test('a day of the calendar is the same everywhere', () => {
  expect(formatCalendarDay('2026-09-01')).toBe('1 Sept 2026');
  expect(formatCalendarDay('2026-09-01T00:00:00.000Z')).toBe('1 Sept 2026');
});

test('what is no instant is shown as nothing', () => {
  expect(datesOf('UTC').day('soon')).toBe('');
  expect(formatCalendarDay('')).toBe('');
});
