import { site } from '../site.ts';

/** A day as people write it, the same on the server and in every time zone; odd values are shown as they came. */
export function formatDate(date: string): string {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return date;
  return instant.toLocaleDateString(site.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
