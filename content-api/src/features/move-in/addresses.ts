import { z } from 'zod';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { pathOfRecord } from '../../contract/kinds/path-of-record.ts';
import { redirect } from '../../contract/kinds/redirect.ts';
import type { ImportAddress } from '../../contract/imports.ts';
import { pathKeyOf } from '../../contract/path-key.ts';
import { isReservedPath, sitePages } from '../../contract/site-paths.ts';
import { findRedirects } from '../../core/records/find-redirects.ts';
import type { Queries } from '../../db/database.ts';
import { inParts } from '../../lib/in-parts.ts';
import type { Batch } from './batches.ts';
import { originParts, readOrigins } from './origins.ts';
import type { Origin } from './origins.ts';

/** A record of a batch with its address here. */
export interface Arrived {
  origin: Origin;
  path: string;
}

const redirectStart = 'redirect ';
const ownPages = new Set(sitePages.map(pathKeyOf));
const toSchema = z.object({ to: z.string() });

/** Id in the source of the redirect from an old address. */
export function redirectIdOf(from: string): string {
  return redirectStart + pathKeyOf(from);
}

/** Records of origins that are still there and have a page. */
async function readArrived(db: Queries, origins: readonly Origin[]): Promise<Arrived[]> {
  const rows = new Map<string, { id: string; slug: string | null }>();
  for (const part of inParts(origins)) {
    const found = await db
      .selectFrom('records')
      .select(['key', 'id', 'slug'])
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
    const path = row && kind && pathOfRecord(kind, { _id: row.id, slug: row.slug ?? undefined });
    return path === undefined ? [] : [{ origin, path }];
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
export async function countAddresses(db: Queries, batch: Batch): Promise<number> {
  const keys = new Set<string>();
  for await (const part of originParts(db, { import: batch.id }))
    for (const { origin } of await readArrived(db, part))
      for (const from of origin.addresses) keys.add(pathKeyOf(from));
  for (const { addresses = [] } of batch.faults) for (const from of addresses) keys.add(pathKeyOf(from));
  return keys.size;
}

/** What each address of the old site is here, those of skipped items too. */
export async function readAddresses(db: Queries, batch: Batch): Promise<ImportAddress[]> {
  const origins = await readOrigins(db, { import: batch.id });
  const own = new Set(origins.map(({ sourceId }) => sourceId));
  const rows = new Map<string, ImportAddress>();
  for (const { origin, path: to } of await readArrived(db, origins)) {
    for (const from of origin.addresses) {
      const key = pathKeyOf(from);
      if (!rows.has(key)) rows.set(key, addressOf(from, to, own));
    }
  }
  for (const { addresses = [], message } of batch.faults) {
    for (const from of addresses) {
      const key = pathKeyOf(from);
      if (!rows.has(key)) rows.set(key, { from, to: '', answer: 'gone', reason: message });
    }
  }
  return withOwnRedirects(db, [...rows.values()]);
}

function addressOf(from: string, to: string, own: ReadonlySet<string>): ImportAddress {
  const key = pathKeyOf(from);
  if (key === pathKeyOf(to)) return { from, to, answer: 'same' };
  if (own.has(redirectIdOf(from))) return { from, to, answer: 'redirect' };
  return { from, to: '', answer: 'gone', reason: takenReason(from) ?? 'a redirect of the studio is there' };
}

/** Why no redirect can lead away from an address. */
export function takenReason(from: string): string | undefined {
  if (isReservedPath(from)) return 'this address is one of the site itself';
  if (ownPages.has(pathKeyOf(from))) return 'the site has a page of its own there';
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
