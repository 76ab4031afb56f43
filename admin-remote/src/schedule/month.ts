import { momentOf } from '../records/moment-field.tsx';

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;
const dayMs = 24 * 60 * 60 * 1000;

/** A month of a calendar, such as `2026-11`. */
export type Month = string;

/** Parses a month such as `2026-11`. Returns undefined for any other text. */
export function monthOf(text: string | null): Month | undefined {
  return text !== null && monthForm.test(text) && text >= '1970' ? text : undefined;
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** The weeks that a month touches, from Monday on; each day as `2026-11-21`. */
export function weeksOf(month: Month): string[][] {
  const first = Date.parse(`${month}-01`);
  const end = Date.parse(`${addMonths(month, 1)}-01`);
  // Sunday is 0.
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  const count = Math.ceil((end - monday) / (7 * dayMs));
  return Array.from({ length: count }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) =>
      new Date(monday + (week * 7 + day) * dayMs).toISOString().slice(0, 10),
    ),
  );
}

/** The instants in a time zone at which the first week of a month begins, and its last week ends. */
export function spanOf(month: Month, timeZone: string): { from: string; to: string } {
  const days = weeksOf(month).flat();
  const startOf = (day = '') =>
    new Date(momentOf({ wall: `${day}T00:00`, isLater: false }, timeZone) ?? 0).toISOString();
  const dayAfter = new Date(Date.parse(days.at(-1) ?? '') + dayMs).toISOString().slice(0, 10);
  return { from: startOf(days[0]), to: startOf(dayAfter) };
}

/** `November 2026`. */
export function monthText(month: Month): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    Date.parse(`${month}-01`),
  );
}
