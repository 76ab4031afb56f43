import { useSearchParams } from 'react-router-dom';
import { afterGap, instantsOf } from '../lib/zoned-time.ts';
import { useTimeZone } from '../lib/use-time-zone.ts';

/** Filters as they stand in the URL; `from` and `to` are days such as `2026-11-21`, both included. */
export const filterNames = ['who', 'kind', 'action', 'from', 'to'] as const;

export type AuditFilter = Record<(typeof filterNames)[number], string>;

/** Filters and page of the audit, kept in the URL, and the query that they make. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const timeZone = useTimeZone();
  const read = (name: string) => params.get(name) ?? '';
  const filter: AuditFilter = {
    who: read('who'),
    kind: read('kind'),
    action: read('action'),
    from: read('from'),
    to: read('to'),
  };
  const { who, kind, action } = filter;
  const query = {
    ...withoutEmpty({
      who,
      kind,
      action,
      from: startOf(filter.from, 0, timeZone),
      to: startOf(filter.to, 1, timeZone),
    }),
    page: Math.max(1, Math.trunc(Number(read('page'))) || 1),
  };
  return {
    filter,
    query,
    isFiltered: Object.values(filter).some(Boolean),
    change: (next: Partial<AuditFilter>) => setParams(withoutEmpty(next)),
    pageHref: (page: number) =>
      `?${new URLSearchParams({ ...withoutEmpty(filter), page: String(page) }).toString()}`,
  };
}

/** The instant at which a day, or one so many days later, begins in the zone; empty where it is no day. */
function startOf(day: string, laterBy: number, timeZone: string): string {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? day : NaN);
  if (Number.isNaN(date.getTime())) return '';
  date.setUTCDate(date.getUTCDate() + laterBy);
  const wall = date.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
  const instant = instantsOf(wall, timeZone)[0] ?? afterGap(wall, timeZone);
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString();
}

function withoutEmpty(values: Partial<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
