/** @jest-environment node */
import { afterGap, instantsOf, wallTimeOf } from './zoned-time.ts';

const zone = 'Europe/Vienna';
const at = (text: string) => Date.parse(text);

test('a time of a zone is one instant', () => {
  expect(instantsOf('2026-07-01T09:05', zone)).toEqual([at('2026-07-01T07:05Z')]);
  expect(instantsOf('2026-12-01T09:05', zone)).toEqual([at('2026-12-01T08:05Z')]);
  expect(instantsOf('2026-12-01T09:05', 'UTC')).toEqual([at('2026-12-01T09:05Z')]);
  expect(instantsOf('2026-12-01T09:05', 'Asia/Kathmandu')).toEqual([at('2026-12-01T03:20Z')]);
});

test('a time that the clocks show twice is two instants', () => {
  expect(instantsOf('2026-10-25T02:30', zone)).toEqual([at('2026-10-25T00:30Z'), at('2026-10-25T01:30Z')]);
});

test('a time that the clocks skip is none, and is meant an hour later', () => {
  expect(instantsOf('2026-03-29T02:30', zone)).toEqual([]);
  expect(wallTimeOf(afterGap('2026-03-29T02:30', zone), zone)).toBe('2026-03-29T03:30');
});

test('seconds are kept, also on the days on which the clocks change', () => {
  expect(instantsOf('2026-12-01T09:05:27', 'UTC')).toEqual([at('2026-12-01T09:05:27Z')]);
  expect(instantsOf('2026-03-29T10:00:27', zone)).toEqual([at('2026-03-29T08:00:27Z')]);
  expect(instantsOf('2026-10-25T02:30:27', zone)).toEqual([
    at('2026-10-25T00:30:27Z'),
    at('2026-10-25T01:30:27Z'),
  ]);
  expect(instantsOf('2026-03-29T02:30:27', zone)).toEqual([]);
});

test('an invalid time gives no instant', () => {
  expect(instantsOf('', zone)).toEqual([]);
  expect(instantsOf('2026-13-01T00:00', zone)).toEqual([]);
});

test.each(['0002-03-01T10:00', '0202-03-01T10:00', '9999-12-31T23:59', '12026-01-01T00:00', ''])(
  'a year that is half typed is no time: %s',
  (wall) => {
    expect(instantsOf(wall, zone)).toEqual([]);
    expect(afterGap(wall, zone)).toBeNaN();
  },
);
