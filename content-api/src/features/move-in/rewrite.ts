import path from 'node:path';
import { z } from 'zod';
import { pathKeyOf } from '../../contract/path-key.ts';
import type { Item } from './item.ts';
import type { OpenSource } from './open-source.ts';
import type { Arrived } from './addresses.ts';
import { pathOn } from './places.ts';
import type { Place } from './places.ts';
import type { StoredMap } from './scratch.ts';

/** What became of each address of a source, by its key. */
export type Targets = Pick<StoredMap<string>, 'get'>;

interface Known {
  /** Items of this run. */
  places: StoredMap<Place>;
  /** Records of earlier runs with their addresses here. */
  earlier: AsyncIterable<readonly Arrived[]>;
}

/** Addresses of this run's items and of those that came in before. */
export async function targetsOf({ kind, scratch }: OpenSource, { places, earlier }: Known): Promise<Targets> {
  const targets = scratch.map(z.string());
  const add = (sourceId: string, addresses: readonly string[], to: string) => {
    // Texts of a folder link each other by their files.
    const own = kind === 'markdown' ? [`/${sourceId}`, `/${sourceId.replace(/\.[a-z]+$/i, '')}`] : [];
    for (const from of [...own, ...addresses]) targets.set(pathKeyOf(from), to);
  };
  for await (const part of earlier)
    for (const { origin, path: to } of part) add(origin.sourceId, origin.addresses, to);
  for (const { sourceId, addresses, path: to } of places.values()) add(sourceId, addresses, to);
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
