import { kinds, pathOfRecord } from 'content-api/site-server';

/** Pages that show a single beside what they are named after. */
const pagesOfSingles: Partial<Record<string, string>> = { founders: '/about', legal: '/privacypolicy' };

/** The path of the page that shows a record; the home page for what has none of its own. */
export function pageOfRecord(name: string, id: string): string {
  const kind = kinds.find((one) => one.name === name);
  const own = kind && (kind.page ?? pathOfRecord(kind, { _id: id }));
  return own ?? pagesOfSingles[name] ?? '/';
}
