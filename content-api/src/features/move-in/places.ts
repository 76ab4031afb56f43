import { z } from 'zod';
import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { slugFieldOf } from '../../contract/kinds/kind.ts';
import { pathOfRecord } from '../../contract/kinds/path-of-record.ts';
import type { ImportMapping } from '../../contract/imports.ts';
import { limits } from '../../contract/limits.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import { requiredSlug } from '../../contract/slug.ts';
import { slugFor, slugOf } from '../../contract/slug-of.ts';
import { recordKey } from '../../core/records/record-key.ts';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../lib/new-id.ts';
import { originParts, originSchema } from './origins.ts';
import type { Origin } from './origins.ts';
import type { Plan, PlannedItem } from './plan.ts';
import { readSlugs } from './free-slugs.ts';
import type { Slugs } from './free-slugs.ts';
import type { Scratch, StoredKeys, StoredMap } from './scratch.ts';

const placeSchema = z.object({
  /** Name of the kind. */
  kind: z.string(),
  id: z.string(),
  slug: z.string(),
  /** Its address here. */
  path: z.string(),
  /** Id of the item in the source. */
  sourceId: z.string(),
  /** Its paths on the old site, the last one first. */
  addresses: z.array(z.string()),
  origin: originSchema.optional(),
});
/** Where an item goes. */
export type Place = z.output<typeof placeSchema>;

/** What a source has made before, by the ids of its items. */
export async function storeOrigins(
  db: Queries,
  source: string,
  scratch: Scratch,
): Promise<StoredMap<Origin>> {
  const origins = scratch.map(originSchema);
  for await (const part of originParts(db, { source }))
    for (const origin of part) origins.set(origin.sourceId, origin);
  return origins;
}

/** Places of all items of a plan that have one, by their ids in the source. */
export async function findPlaces(
  db: Queries,
  plan: Plan,
  { mapping, origins, scratch }: { mapping: ImportMapping; origins: StoredMap<Origin>; scratch: Scratch },
): Promise<StoredMap<Place>> {
  const slugsOf = new Map<string, Slugs>();
  const places = scratch.map(placeSchema);
  const ownIds = scratch.keys();
  for (const item of plan.items.values()) {
    const kind = findKind(mapping[item.type] ?? '');
    if (kind === undefined) continue;
    const origin = origins.get(item.id);
    const addresses = pathsOf(item, plan.site);
    const slugs = slugsOf.get(kind.name) ?? (await readSlugs(db, kind, scratch));
    slugsOf.set(kind.name, slugs);
    const stored =
      origin?.record.startsWith(`${kind.name}/`) === true ? await findStored(db, origin.record) : undefined;
    const slug = stored?.slug ?? slugs.free(proposedSlug(kind, item));
    const id = origin?.record.split('/')[1] ?? (await freeId(db, kind, item.id, ownIds));
    ownIds.add(id);
    const path = pathOfRecord(kind, { _id: id, slug }) ?? '';
    const { name } = kindOf(origin) ?? kind;
    places.set(item.id, { kind: name, id, slug, path, sourceId: item.id, addresses, origin });
  }
  return places;
}

/** @throws an error for a name that no kind has */
export function requireKind(name: string): Kind {
  const kind = findKind(name);
  if (kind === undefined) throw new Error(`There is no kind ${name}`);
  return kind;
}

/** A second run leaves a record of the kind that it is. */
function kindOf(origin: Origin | undefined): Kind | undefined {
  return origin && findKind(origin.record.split('/')[0] ?? '');
}

function findStored(db: Queries, record: string) {
  return db.selectFrom('records').select('slug').where('key', '=', record).executeTakeFirst();
}

function proposedSlug(kind: Kind, item: PlannedItem): string {
  const field = kind.fields[slugFieldOf(kind) ?? ''];
  const rules = field?.type === 'slug' ? field : {};
  const fits = (slug: string) => requiredSlug('', rules).safeParse(slug).success;
  const proposed = slugOf(decoded(item.slug)) || slugFor(kind, item.title) || slugOf(item.id) || kind.name;
  return fits(proposed) ? proposed : `${proposed.slice(0, limits.slug - 20)}-${kind.name}`;
}

async function freeId(db: Queries, kind: Kind, sourceId: string, own: StoredKeys): Promise<string> {
  if (!/^[0-9a-f]{24}$/.test(sourceId) || own.has(sourceId)) return newId();
  return (await findStored(db, recordKey(kind, sourceId))) === undefined ? sourceId : newId();
}

/** Paths of an item on the old site, each once. */
export function pathsOf({ address, formerAddresses }: PlannedItem, site: string): string[] {
  const paths = [address, ...formerAddresses].flatMap((one) => pathOn(site, one) ?? []);
  return [...new Map(paths.map((path) => [pathKeyOf(path), path])).values()].filter((path) => path !== '/');
}

/** The path of an address of the old site, with its query; undefined for an address of another one. */
export function pathOn(site: string, address: string, base = '/'): string | undefined {
  if (address === '') return undefined;
  const root = site || 'http://old.invalid';
  const start = URL.canParse(base, root) ? new URL(base, root) : undefined;
  if (!URL.canParse(address, start?.href)) return undefined;
  const url = new URL(address, start);
  const hostOf = (host: string) => host.replace(/^www\./, '');
  return hostOf(url.hostname) === hostOf(new URL(root).hostname)
    ? url.pathname.replace(/^\/{2,}/, '/') + url.search
    : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
