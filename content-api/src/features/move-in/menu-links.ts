import { navigation } from '../../contract/kinds/navigation.ts';
import { limits } from '../../contract/limits.ts';
import { optionalLink } from '../../contract/link.ts';
import type { MenuEntry } from './item.ts';
import type { Place } from './places.ts';
import { pathOn } from './places.ts';
import { linkTo } from './rewrite.ts';
import type { Targets } from './rewrite.ts';

interface Known {
  /** Items of this run. */
  places: { get: (id: string) => Pick<Place, 'path'> | undefined };
  targets: Targets;
  /** Origin of the old site; empty: unknown. */
  site: string;
}

interface Link {
  label: string;
  href: string;
}

const isLink = optionalLink(navigation.words.one);

/** Links of a menu as the navigation has them, and a sentence for each entry that has no place there. */
export function menuLinks(entries: readonly MenuEntry[], known: Known): { links: Link[]; left: string[] } {
  const links = new Map<string, Link>();
  const left: string[] = [];
  for (const entry of entries) {
    const label = entry.label.slice(0, limits.name);
    const href = targetOf(entry, known);
    if (entry.parent !== '') left.push(`“${label}” is left out: the navigation has one level`);
    else if (label === '' && href !== undefined) left.push(`a link to ${href} is left out: it has no label`);
    else if (href === undefined) left.push(`“${label}” is left out: what it leads to does not come in`);
    else if (links.size >= limits.links)
      left.push(`“${label}” is left out: the navigation has ${limits.links} links`);
    else if (!links.has(href)) links.set(href, { label, href });
  }
  return { links: [...links.values()], left };
}

/** Where an entry leads here; undefined: nowhere. */
function targetOf({ to }: MenuEntry, { places, targets, site }: Known): string | undefined {
  if ('item' in to) return places.get(to.item)?.path;
  const path = pathOn(site, to.address);
  if (to.address === '' || to.address.startsWith('#')) return undefined;
  if (path === undefined) return isLink.safeParse(to.address).success ? to.address : undefined;
  if (path === '/' || /^\/[?#]/.test(path)) return '/';
  const here = linkTo(to.address, targets, { site, base: '/' });
  return here === to.address ? undefined : here;
}
