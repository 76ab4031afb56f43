import { pathKeyOf } from '../../contract/path-key.ts';
import { isReservedPath } from '../../contract/site-paths.ts';

/** Redirects by the address that they lead away from, in lower case. */
export type RedirectMap = ReadonlyMap<string, string>;

interface Redirect {
  from: string;
  to: string;
}

/** The field of a redirect that cannot be, and why; undefined for a sound one. `others` may hold it already. */
export function redirectFault({ from, to }: Redirect, others: RedirectMap) {
  if (isReservedPath(from)) return { field: 'from', message: 'From is an address of the site itself' };
  const circle = circleOf({ from, to }, others);
  if (circle === undefined) return undefined;
  return { field: 'to', message: `To would lead in a circle: ${circle.join(' → ')}` };
}

/** The addresses that a visitor would go round in. */
function circleOf({ from, to }: Redirect, others: RedirectMap): string[] | undefined {
  const start = pathKeyOf(from);
  const way = [from];
  const seen = new Set<string>();
  for (let next: string | undefined = to; next !== undefined;) {
    way.push(next);
    const path = pathKeyOf(next);
    // Where no redirect names the query, that of the path is followed.
    const bare = pathKeyOf(next.split(/[?#]/)[0] ?? '');
    if (path === start || bare === start) return way;
    if (seen.has(path)) return undefined;
    seen.add(path);
    next = others.get(path) ?? others.get(bare);
  }
  return undefined;
}
