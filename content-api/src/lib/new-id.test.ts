import { createIdMaker } from './new-id.ts';

test('ids are 24 hex digits and only grow, even when the clock is set back', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') });
  const make = createIdMaker();
  const ids = Array.from({ length: 5000 }, make);
  vi.setSystemTime(Date.parse('2026-11-20T08:00:00Z'));
  ids.push(make(), make());
  vi.useRealTimers();
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true);
  expect([...new Set(ids)].sort()).toEqual(ids);
});
