const dayMs = 24 * 60 * 60 * 1000;

/** Date and time on a clock, as `datetime-local` inputs hold it: `2026-11-21T09:05`, and `:27` after it when seconds are set. */
export type WallTime = string;

/** The days before and after are looked at as well. */
const [firstYear, lastYear] = [1001, 9998];

const minuteLength = '2026-11-21T09:05'.length;

/** Local time of a zone at an instant, to the minute. */
export function wallTimeOf(instantMs: number, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instantMs);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instants at which clocks of a time zone show that, in ms: one, two when the clocks are put back over it, none when
 * they are put forward over it or it is no time.
 */
export function instantsOf(wall: WallTime, timeZone: string): number[] {
  const asUtc = utcOf(wall);
  if (Number.isNaN(asUtc)) return [];
  const candidates = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetAt(near, timeZone));
  return [...new Set(candidates)]
    .filter((instant) => wallTimeOf(instant, timeZone) === wall.slice(0, minuteLength))
    .sort((a, b) => a - b);
}

/** The instant that is meant by a time that the clocks skip: as much later as they are put forward. NaN for no time. */
export function afterGap(wall: WallTime, timeZone: string): number {
  const asUtc = utcOf(wall);
  return Number.isNaN(asUtc) ? NaN : asUtc - offsetAt(asUtc - dayMs, timeZone);
}

/** NaN for no time, and for the years outside of those that formatters write with four digits: 0002 on the way to 2027. */
function utcOf(wall: WallTime): number {
  const year = Number(/^\d{4}(?=-)/.exec(wall)?.[0]);
  return year >= firstYear && year <= lastYear ? Date.parse(`${wall}Z`) : NaN;
}

function offsetAt(instantMs: number, timeZone: string): number {
  return Date.parse(`${wallTimeOf(instantMs, timeZone)}Z`) - Math.floor(instantMs / 60_000) * 60_000;
}
