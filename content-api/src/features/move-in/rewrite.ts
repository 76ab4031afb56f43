import path from 'node:path';
import { pathKeyOf } from '../../contract/path-key.ts';
import type { Item } from './item.ts';
import type { OpenSource } from './open-source.ts';
import type { Origin } from './origins.ts';
import { pathOn } from './places.ts';
import type { Place } from './places.ts';

/** What became of each address of a source, by its key. */
export type Targets = ReadonlyMap<string, string>;

interface Known {
  /** Items of this run, by their ids in the source. */
  places: ReadonlyMap<string, Place>;
  /** Records of earlier runs with their addresses here. */
  earlier: readonly { origin: Origin; path: string }[];
}

/** Addresses of this run's items and of those that came in before. */
export function targetsOf({ kind }: OpenSource, { places, earlier }: Known): Targets {
  const targets = new Map<string, string>();
  const add = (sourceId: string, addresses: readonly string[], to: string) => {
    // Texts of a folder link each other by their files.
    const own = kind === 'markdown' ? [`/${sourceId}`, `/${sourceId.replace(/\.[a-z]+$/i, '')}`] : [];
    for (const from of [...own, ...addresses]) targets.set(pathKeyOf(from), to);
  };
  for (const { origin, path: to } of earlier) add(origin.sourceId, origin.addresses, to);
  for (const [id, { addresses, path: to }] of places) add(id, addresses, to);
  return targets;
}

/** The address here of a link in a text; the link itself where it leads elsewhere. */
export function linkTo(
  address: string,
  targets: Targets,
  { site, base }: { site: string; base: string },
): string {
  const from = pathOn(site, address, base);
  const to = from === undefined || address.startsWith('#') ? undefined : targets.get(pathKeyOf(from));
  if (to === undefined) return address;
  const at = address.indexOf('#');
  return at < 0 ? to : to + address.slice(at);
}

/** Where relative addresses of an item's text begin. */
export function baseOf({ kind }: OpenSource, { address, id }: Pick<Item, 'address' | 'id'>): string {
  return kind === 'markdown' ? `/${id}` : address || '/';
}

/** The address of a file as the folder or the old site has it. */
export function fileAddress({ kind }: OpenSource, address: string, base: string): string {
  if (kind !== 'markdown' || /^(?:[a-z]+:|\/)/i.test(address)) return address;
  return path.posix.join(path.posix.dirname(base), address);
}
