import { redirect } from '../../../contract/kinds/redirect.ts';
import type { Values } from '../../../contract/kinds/values.ts';
import { pathKeyOf } from '../../../contract/path-key.ts';
import type { Queries } from '../../../db/database.ts';
import { readLanguages } from '../read-languages.ts';
import { textOf } from '../read-values.ts';
import { listScheduled } from '../scheduled.ts';
import { findRedirects } from '../find-redirects.ts';
import type { PublishedState, PublishFaults } from './rule.ts';

/** A page must not be at an address that a redirect leads away from, or will. */
export async function pageFaults(
  db: Queries,
  states: readonly PublishedState[],
): Promise<(PublishFaults | undefined)[]> {
  const addresses = states.map(({ data }) => pathKeyOf(pathOf(data)));
  const taken = new Set((await findRedirects(db, addresses)).keys());
  for (const { data } of await listScheduled(db, [redirect])) taken.add(pathKeyOf(textOf(data.from)));
  const { further } = await readLanguages(db);
  return states.map(({ data }, index) => {
    const path = pathOf(data);
    const language = further.find(({ code }) => `/${code.toLowerCase()}` === path);
    if (language !== undefined) return { slug: `Slug: the site in ${language.code} is at ${path}` };
    return taken.has(addresses[index] ?? '')
      ? { slug: `Slug: a redirect leads away from ${path}` }
      : undefined;
  });
}

function pathOf({ slug }: Values): string {
  return `/${textOf(slug)}`;
}
