import { kinds } from '../../../contract/kinds/index.ts';
import { redirect } from '../../../contract/kinds/redirect.ts';
import { pathKeyOf } from '../../../contract/path-key.ts';
import { isReservedPath } from '../../../contract/site-paths.ts';
import type { Queries } from '../../../db/database.ts';
import { indexValuesOf } from '../index-values.ts';
import { pagesAt } from '../pages-at.ts';
import { textOf } from '../read-values.ts';
import { listScheduled } from '../scheduled.ts';
import type { PublishedState, PublishFaults } from './rule.ts';
import { circleFrom } from './circle-from.ts';
import { readWays } from './ways.ts';

const placed = kinds.filter(({ address }) => address !== undefined);

/**
 * Redirects must not lead away from an address that has a page, nor in a circle, by themselves or with each other. What is
 * scheduled counts as well: nobody is asked when its moment comes.
 */
export async function redirectFaults(
  db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  const replaced = new Set(states.map(({ id }) => id));
  const scheduled = await listScheduled(db, [...placed, redirect]);
  const ahead = scheduled.filter(({ kind, id }) => kind === redirect.name && !replaced.has(id));
  const given = [
    { redirects: states, isAhead: false },
    { redirects: ahead, isAhead: true },
  ];
  const ways = await readWays(db, given, replaced);
  const paths = states.map(({ data }) => textOf(data.from)).filter((from) => !from.includes('?'));
  // A page knows no query, so an address with one may lead elsewhere.
  const pages = await pagesAt(db, paths.map(pathKeyOf));
  for (const { kind: name, data } of scheduled) {
    const kind = placed.find((one) => one.name === name);
    const slug = kind && indexValuesOf(kind, data).slug;
    if (typeof slug === 'string') pages.add(pathKeyOf(`${kind?.address}${slug}`));
  }
  return states.map(({ data }): PublishFaults | undefined => {
    const from = textOf(data.from);
    if (pages.has(pathKeyOf(from))) return { from: 'From is the address of a page' };
    if (isReservedPath(from)) return { from: 'From is an address of the site itself' };
    const circle = circleFrom(from, textOf(data.to), ways);
    return circle && { to: `To would lead in a circle: ${circle.join(' → ')}` };
  });
}
