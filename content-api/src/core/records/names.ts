import { slugFieldOf } from '../../contract/kinds/kind.ts';
import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { textsOf } from '../../contract/kinds/words.ts';
import type { Queries } from '../../db/database.ts';
import { conflict } from '../../lib/fault.ts';
import type { Fault } from '../../lib/fault.ts';
import { inParts } from '../../lib/in-parts.ts';
import { indexValuesOf } from './index-values.ts';
import type { IndexValues } from './index-values.ts';
import { recordKey } from './record-key.ts';
import { listScheduled } from './scheduled.ts';

type Taken = 'slug' | 'unique';

/** What a record is to have. */
interface Claim {
  record: string;
  index: Pick<IndexValues, 'slug' | 'unique_key'>;
}

/** Which of a record's values another record of the kind has, or will have when it is published as scheduled. */
export async function findTaken(
  db: Queries,
  kind: Kind,
  record: string,
  index: Claim['index'],
): Promise<Taken | undefined> {
  return (await findAllTaken(db, kind, [{ record, index }]))[0];
}

/**
 * The same for records that get their values together: what one of them gives up is free for the others, and what two of
 * them are to have is taken for the second.
 */
export async function findAllTaken(
  db: Queries,
  kind: Kind,
  claims: readonly Claim[],
): Promise<(Taken | undefined)[]> {
  if (claims.every(({ index }) => index.slug === null && index.unique_key === null)) return [];
  const own = new Set(claims.map(({ record }) => record));
  const others = await readOwners(db, kind, claims);
  const isOther = (owner: string) => !own.has(owner);
  const scheduled = await readScheduled(db, kind);
  const claimed = new Map<string, string>();
  return claims.map(({ record, index }) => {
    const isTaken = (value: string) => {
      const first = claimed.get(value) ?? record;
      claimed.set(value, first);
      return (
        first !== record ||
        others.get(value)?.some(isOther) === true ||
        scheduled.get(value)?.some((owner) => owner !== record) === true
      );
    };
    const [slug, unique] = [slugOf(kind, index), uniqueOf(index)];
    if (slug !== undefined && isTaken(slug)) return 'slug';
    return unique !== undefined && isTaken(unique) ? 'unique' : undefined;
  });
}

/** Whether another public record has what is unique. */
export async function isUniqueTaken(db: Queries, record: string, key: string | null): Promise<boolean> {
  if (key === null) return false;
  const owners = await readUnique(db, [key]);
  return owners.some((owner) => owner.record !== record);
}

/** What to say of a value that another record has. */
export function clashOf(kind: Kind, taken: Taken): Fault {
  if (taken === 'slug') return conflict(slugFieldOf(kind) ?? 'slug', textsOf(kind).slugTaken);
  return conflict(kind.unique?.fields[0] ?? '', kind.unique?.message ?? '');
}

/** @throws Fault 409 that names what another record has, or will have */
export async function requireFree(
  db: Queries,
  kind: Kind,
  record: string,
  index: IndexValues,
): Promise<void> {
  const taken = await findTaken(db, kind, record, index);
  const noun = kind.words.one.toLowerCase();
  if (taken === 'slug') {
    throw conflict(slugFieldOf(kind) ?? 'slug', `The slug ${index.slug} is already used by another ${noun}`);
  }
  if (taken === 'unique') throw clashOf(kind, taken);
}

/**
 * Makes free slugs the addresses of records; their earlier ones stay addresses of them. Each slug and each record comes
 * once.
 */
export async function claimSlugs(
  db: Queries,
  kind: Kind,
  claims: readonly { record: string; slug: string | null }[],
): Promise<void> {
  const rows = claims.flatMap(({ record, slug }) =>
    slug === null ? [] : { key: recordKey(kind, slug), kind: storedName(kind), slug, record, is_former: 0 },
  );
  if (rows.length === 0) return;
  await db
    .insertInto('slugs')
    .values(rows)
    .onConflict((clash) =>
      clash.column('key').doUpdateSet((eb) => ({ record: eb.ref('excluded.record'), is_former: 0 })),
    )
    .execute();
  const [records, keys] = [rows.map(({ record }) => record), rows.map(({ key }) => key)];
  await db
    .updateTable('slugs')
    .set({ is_former: 1 })
    .where('record', 'in', records)
    .where('key', 'not in', keys)
    .where('is_former', '=', 0)
    .execute();
}

/** Moves records out of each other's way: all of them get new values. */
export async function freeUnique(db: Queries, entries: readonly { record: string }[]): Promise<void> {
  for (const part of inParts(entries.map(({ record }) => record)))
    await db
      .updateTable('records')
      .set({ unique_key: null })
      .where('key', 'in', part)
      .where('unique_key', 'is not', null)
      .execute();
}

type Owners = Map<string, string[]>;

const slugOf = (kind: Kind, { slug }: Claim['index']) =>
  slug === null ? undefined : `slug ${recordKey(kind, slug)}`;
const uniqueOf = ({ unique_key }: Claim['index']) =>
  unique_key === null ? undefined : `unique ${unique_key}`;

async function readOwners(db: Queries, kind: Kind, claims: readonly Claim[]): Promise<Owners> {
  const owners: Owners = new Map();
  const slugs = claims.flatMap(({ index }) => (index.slug === null ? [] : recordKey(kind, index.slug)));
  for (const keys of inParts(slugs))
    for (const { key, record } of await readSlugs(db, keys)) add(owners, `slug ${key}`, record);
  for (const keys of inParts(claims.flatMap(({ index }) => index.unique_key ?? [])))
    for (const { key, record } of await readUnique(db, keys)) add(owners, `unique ${key}`, record);
  return owners;
}

/** A former slug of another record, and one of a record in the trash, is free. */
function readSlugs(db: Queries, keys: readonly string[]) {
  return db
    .selectFrom('slugs')
    .innerJoin('records', 'records.key', 'slugs.record')
    .select(['slugs.key', 'slugs.record'])
    .where('slugs.key', 'in', keys)
    .where('slugs.is_former', '=', 0)
    .where('records.trashed_at', 'is', null)
    .execute();
}

function readUnique(db: Queries, keys: readonly string[]) {
  return db
    .selectFrom('records')
    .select(['unique_key as key', 'key as record'])
    .where('unique_key', 'in', keys)
    .execute();
}

/** Scheduled revisions reserve their slug and unique values. */
async function readScheduled(db: Queries, kind: Kind): Promise<Owners> {
  const owners: Owners = new Map();
  for (const { record, data } of await listScheduled(db, [kind])) {
    const index = indexValuesOf(kind, data);
    for (const value of [slugOf(kind, index), uniqueOf(index)])
      if (value !== undefined) add(owners, value, record);
  }
  return owners;
}

function add(owners: Owners, value: string, record: string): void {
  owners.set(value, [...(owners.get(value) ?? []), record]);
}
