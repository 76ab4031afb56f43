import { z } from 'zod';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { pathOfRecord } from '../../contract/kinds/path-of-record.ts';
import { redirect } from '../../contract/kinds/redirect.ts';
import type { ImportAddress } from '../../contract/imports.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import { isReservedPath, sitePages } from '../../contract/site-paths.ts';
import { findRedirects } from '../../core/records/find-redirects.ts';
import type { Queries } from '../../db/database.ts';
import type { RecordTable } from '../../db/record-tables.ts';
import { inParts } from '../../lib/in-parts.ts';
import type { Batch } from './batches.ts';
import { originParts } from './origins.ts';
import type { Origin } from './origins.ts';
import type { Scratch } from './scratch.ts';

/** A record of a batch with its address here. */
export interface Arrived {
  origin: Origin;
  path: string;
  row: ShownRow;
}

type ShownRow = Pick<RecordTable, 'live_revision' | 'private_revision' | 'next_at'>;

const redirectStart = 'redirect ';
const ownPages = new Set(sitePages.map(pathKeyOf));
const toSchema = z.object({ to: z.string() });

/** Id in the source of the redirect from an old address. */
export function redirectIdOf(from: string): string {
  return redirectStart + pathKeyOf(from);
}

/** Records of origins that are still there and have a page. */
async function readArrived(db: Queries, origins: readonly Origin[]): Promise<Arrived[]> {
  const rows = new Map<string, ShownRow & Pick<RecordTable, 'id' | 'slug'>>();
  for (const part of inParts(origins)) {
    const found = await db
      .selectFrom('records')
      .select(['key', 'id', 'slug', 'live_revision', 'private_revision', 'next_at'])
      .where(
        'key',
        'in',
        part.map(({ record }) => record),
      )
      .where('trashed_at', 'is', null)
      .execute();
    for (const { key, ...row } of found) rows.set(key, row);
  }
  return origins.flatMap((origin) => {
    const row = rows.get(origin.record);
    const kind = findKind(origin.record.split('/')[0] ?? '');
    if (row === undefined || kind === undefined) return [];
    const path = pathOfRecord(kind, { _id: row.id, slug: row.slug ?? undefined });
    return path === undefined ? [] : [{ origin, path, row }];
  });
}

/** The same, of all records of a source, some at a time. */
export async function* arrivedParts(db: Queries, source: string): AsyncGenerator<Arrived[]> {
  for await (const part of originParts(db, { source }))
    yield await readArrived(
      db,
      part.filter((origin) => !isRedirect(origin)),
    );
}

/** Number of addresses that the old site had, those of skipped items too. */
export async function countAddresses(db: Queries, batch: Batch, scratch: Scratch): Promise<number> {
  const keys = scratch.keys();
  let count = 0;
  const add = (from: string) => {
    if (keys.add(pathKeyOf(from))) count += 1;
  };
  for await (const part of originParts(db, { import: batch.id }))
    for (const { origin } of await readArrived(db, part)) origin.addresses.forEach(add);
  for (const { addresses = [] } of batch.faults) addresses.forEach(add);
  return count;
}

/** What each address of the old site is here, those of skipped items too; some at a time. */
export async function* addressParts(db: Queries, batch: Batch): AsyncGenerator<ImportAddress[]> {
  const seen = new Set<string>();
  const isNew = (from: string) => {
    const key = pathKeyOf(from);
    return !seen.has(key) && seen.add(key).has(key);
  };
  for await (const part of originParts(db, { import: batch.id })) {
    const found = (await readArrived(db, part)).flatMap(({ origin, path: to, row }) =>
      origin.addresses.filter(isNew).map((from) => ({ from, to, row })),
    );
    const own = await ownRedirects(db, batch, found);
    yield withOwnRedirects(
      db,
      found.map(({ from, to, row }) => {
        const address = addressOf(from, to, own);
        const reason = batch.state === 'public' ? hiddenReason(row) : undefined;
        return address.reason !== undefined || reason === undefined ? address : { ...address, reason };
      }),
    );
  }
  for (const part of inParts(batch.faults)) {
    const gone = part.flatMap(({ addresses = [], message }) =>
      addresses
        .filter(isNew)
        .map((from): ImportAddress => ({ from, to: '', answer: 'gone', reason: message })),
    );
    yield withOwnRedirects(db, gone);
  }
}

export async function readAddresses(db: Queries, batch: Batch): Promise<ImportAddress[]> {
  const addresses: ImportAddress[] = [];
  for await (const part of addressParts(db, batch)) addresses.push(...part);
  return addresses;
}

/** Ids in the source of the redirects that the batch has made from these addresses. */
async function ownRedirects(
  db: Queries,
  { id, source }: Batch,
  found: readonly { from: string }[],
): Promise<Set<string>> {
  const own = new Set<string>();
  for (const part of inParts(found)) {
    const ids = part.map(({ from }) => redirectIdOf(from));
    const rows = await db
      .selectFrom('origins')
      .select('source_id')
      .where('source', '=', source)
      .where('source_id', 'in', ids)
      .where('import', '=', id)
      .execute();
    for (const row of rows) own.add(row.source_id);
  }
  return own;
}

function addressOf(from: string, to: string, own: ReadonlySet<string>): ImportAddress {
  const key = pathKeyOf(from);
  if (key === pathKeyOf(to)) return { from, to, answer: 'same' };
  if (own.has(redirectIdOf(from))) return { from, to, answer: 'redirect' };
  if (ownPages.has(key))
    return { from, to: key, answer: 'same', reason: `a page of this site; what came in is at ${to}` };
  return { from, to: '', answer: 'gone', reason: takenReason(from) ?? 'a redirect of the studio is there' };
}

/** Why not everybody sees a record of a batch that was published. */
function hiddenReason({ live_revision: live, private_revision: shown, next_at: next }: ShownRow) {
  if (live !== null) return undefined;
  if (shown !== null) return 'for those who have access';
  return next === null ? 'a draft' : 'scheduled';
}

/** Why no redirect can lead away from an address. */
export function takenReason(from: string): string | undefined {
  if (isReservedPath(from)) return 'this address is one of the site itself';
  if (ownPages.has(pathKeyOf(from))) return 'this address is a page of the site';
  return undefined;
}

/** An address that a redirect of the studio leads away from is not gone. */
async function withOwnRedirects(db: Queries, rows: ImportAddress[]): Promise<ImportAddress[]> {
  const gone = rows.filter(({ answer }) => answer === 'gone').map(({ from }) => pathKeyOf(from));
  if (gone.length === 0) return rows;
  const found = await findRedirects(db, gone);
  return rows.map((row) => {
    const to =
      row.answer === 'gone' ? toSchema.safeParse(found.get(pathKeyOf(row.from))?.data).data?.to : undefined;
    return to === undefined ? row : { from: row.from, to, answer: 'redirect' };
  });
}

export function isRedirect({ record }: Origin): boolean {
  return record.startsWith(`${redirect.name}/`);
}
