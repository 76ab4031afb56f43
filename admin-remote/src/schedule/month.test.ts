/** @jest-environment node */
import { addMonths, monthOf, spanOf, weeksOf } from './month.ts';

test('the weeks of a month begin on Mondays and hold all its days', () => {
  const weeks = weeksOf('2026-11');
  expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual(['2026-10-26', '2026-12-06', 6]);
  expect(weeksOf('2021-02')).toHaveLength(4);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test('months follow each other over years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect([monthOf('2026-13'), monthOf(null), monthOf('0001-01'), monthOf('2026-11')]).toEqual([
    undefined,
    undefined,
    undefined,
    '2026-11',
  ]);
});

test('the weeks of a month begin and end at midnight of the zone, whatever its clocks do meanwhile', () => {
  expect(spanOf('2026-10', 'Europe/Vienna')).toEqual({
    from: '2026-09-27T22:00:00.000Z',
    to: '2026-11-01T23:00:00.000Z',
  });
});
