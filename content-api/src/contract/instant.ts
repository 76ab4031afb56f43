import { z } from 'zod';
import { limits } from './limits.ts';

/** An instant with its zone (`Z` or an offset), turned into UTC. Without a zone it would name several moments. */
export function instant(label: string) {
  const message = `${label} must be an ISO date and time with a zone`;
  return z.iso
    .datetime({ offset: true, error: message })
    .refine(isInRange, `${label} must be between the years ${limits.firstYear} and ${limits.lastYear}`)
    .overwrite((text) => (isInRange(text) ? new Date(text).toISOString() : text));
}

function isInRange(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return year >= limits.firstYear && year <= limits.lastYear;
}
