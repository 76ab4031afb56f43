const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** A day of the calendar, which is the same everywhere, such as `2026-11-21`: `21 Nov 2026`. Empty for no day. */
export function formatCalendarDay(date: string): string {
  return format(new Intl.DateTimeFormat('en-GB', { ...day, timeZone: 'UTC' }), date);
}

/** Formats instants in one time zone. Each text is empty for what is no instant. */
export interface Dates {
  /** `21 Nov 2026`. */
  day: (instant: string | number) => string;
  /** `21 Nov 2026, 09:05`. */
  time: (instant: string | number) => string;
  /** `09:05`. */
  clock: (instant: string | number) => string;
}

export function datesOf(timeZone: string): Dates {
  const formatter = (parts: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat('en-GB', { ...parts, timeZone });
    return (instant: string | number) => format(made, instant);
  };
  return { day: formatter(day), time: formatter({ ...day, ...clock }), clock: formatter(clock) };
}

function format(formatter: Intl.DateTimeFormat, instant: string | number): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
}
