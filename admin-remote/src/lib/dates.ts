const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** A day of the calendar, which is the same everywhere, such as `2026-11-21`: `21 Nov 2026`. Empty for no day. */
export function formatCalendarDay(date: string): string {
  return format(new Intl.DateTimeFormat('en-GB', { ...day, timeZone: 'UTC' }), date);
}

type Formatter = (instant: string | number) => string;

/**
 * Formats instants in one time zone. Each text is empty for what is no instant. Times have the name of the zone behind
 * them where the clock of the reader shows another one.
 */
export interface Dates {
  /** `21 Nov 2026`. */
  day: Formatter;
  /** `21 Nov 2026, 09:05`, or `21 Nov 2026, 09:05 CET`. */
  time: Formatter;
  /** `09:05`, or `09:05 CET`. */
  clock: Formatter;
}

/** @param readerZone the reader's own. @default that of the browser */
export function datesOf(timeZone: string, readerZone?: string): Dates {
  const formatter = (parts: Intl.DateTimeFormatOptions, zone: string | undefined): Formatter => {
    const intl = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: zone });
    return (instant) => format(intl, instant);
  };
  const time = { ...day, ...clock };
  const [here, there] = [formatter(time, timeZone), formatter(time, readerZone)];
  const named = (parts: Intl.DateTimeFormatOptions): Formatter => {
    const bare = formatter(parts, timeZone);
    const withZone = formatter({ ...parts, timeZoneName: 'short' }, timeZone);
    return (instant) => (here(instant) === there(instant) ? bare : withZone)(instant);
  };
  return { day: formatter(day, timeZone), time: named(time), clock: named(clock) };
}

function format(formatter: Intl.DateTimeFormat, instant: string | number): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}
