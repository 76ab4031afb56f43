import { kinds } from '../../../contract/kinds/index.ts';
import { studio } from '../../../contract/kinds/studio.ts';
import { isReservedPath, sitePages } from '../../../contract/site-paths.ts';
import type { Queries } from '../../../db/database.ts';
import { findRedirects } from '../find-redirects.ts';
import { pagesAt } from '../pages-at.ts';
import { languagesOf } from '../read-languages.ts';
import type { PublishedState, PublishFaults } from './rule.ts';

const { label } = studio.fields.languages;

/** Each further language is another than the first one, and begins at an address where nothing else is. */
export async function studioFaults(
  db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  const faults: (PublishFaults | undefined)[] = [];
  for (const { data } of states) {
    const languages = languagesOf(data);
    const { first, further } = languages;
    // Pages of its own are at these addresses as soon as it is offered.
    const one = { ...languages, further: [] };
    const addresses = further.map(({ code }) => `/${code.toLowerCase()}`);
    const pages = addresses.length === 0 ? new Set<string>() : await pagesAt(db, addresses, kinds, one);
    const redirects = addresses.length === 0 ? new Map() : await findRedirects(db, addresses);
    const reasonFor = (code: string, address: string) => {
      if (code === first) return `${code} is the first language of the site`;
      if (pages.has(address)) return `there is a page at ${address}`;
      if (redirects.has(address)) return `a redirect leads away from ${address}`;
      return isReservedPath(address) || sitePages.includes(address)
        ? `${address} is an address of the site itself`
        : undefined;
    };
    const found = further.flatMap(({ code }, index) => {
      const reason = reasonFor(code, addresses[index] ?? '');
      return reason === undefined ? [] : [[`languages.${index}.code`, `${label}: ${reason}`] as const];
    });
    faults.push(found.length === 0 ? undefined : Object.fromEntries(found));
  }
  return faults;
}
