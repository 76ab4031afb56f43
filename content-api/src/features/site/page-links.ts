import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { listLive } from '../../core/records/live-records.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { textOf } from '../../core/records/read-values.ts';

interface Link {
  label: string;
  href: string;
}

/** Stays the last link of the menu. */
const last = '/contact';

/**
 * The navigation with links to the pages that ask for one, unless it leads there already.
 *
 * @param page the kind of the pages, in the language of the navigation
 */
export async function withPageLinks(db: Reads, navigation: object, page: Kind): Promise<object> {
  const pages = (await listLive(db, page)).map(({ data }) => data);
  const links = linksOf(navigation, 'links');
  const footerLinks = linksOf(navigation, 'footerLinks');
  const menu = pages.filter(({ inMenu }) => inMenu === true).map(toLink);
  const footer = pages.filter(({ inFooter }) => inFooter === true).map(toLink);
  const added = menu.filter(isMissingFrom(links));
  const place = links.at(-1)?.href === last ? links.length - 1 : links.length;
  const all = links.toSpliced(place, 0, ...added);
  return {
    ...navigation,
    links: all,
    // The footer has the links of the menu, too.
    footerLinks: [...footerLinks, ...footer.filter(isMissingFrom([...all, ...footerLinks]))],
  };
}

function toLink({ title, slug }: Record<string, unknown>): Link {
  return { label: textOf(title), href: `/${textOf(slug)}` };
}

function isMissingFrom(links: readonly Link[]) {
  return ({ href }: Link) => !links.some((link) => link.href === href);
}

function linksOf(navigation: object, name: 'links' | 'footerLinks'): Link[] {
  const links: unknown = Reflect.get(navigation, name);
  return (Array.isArray(links) ? links : [])
    .filter(isValues)
    .map(({ label, href }) => ({ label: textOf(label), href: textOf(href) }));
}
