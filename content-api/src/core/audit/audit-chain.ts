import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { requireMeta } from '../../db/meta.ts';

/** A place in the chain of the audit, and the hash of the row there. */
export interface ChainEnd {
  seq: number;
  hash: string;
}

/** The hashed content of a row. */
export interface ChainedRow {
  id: string;
  at: string;
  action: string;
  user_id: string;
  request_id: string;
  entity: string;
  entity_id: string;
  ip: string;
  detail: object;
}

/** Where the newest row's place and hash are kept: the end of the chain cannot be cut off unseen. */
export const headKey = 'audit_head';
/** The same of the newest row that was removed by age: the rest begins behind it. */
export const startKey = 'audit_start';

/** Before the first row. */
const chainOrigin: ChainEnd = { seq: 0, hash: '' };

const endSchema = z.object({ seq: z.int(), hash: z.string() });

export function readEnd(text: string | undefined): ChainEnd {
  return text === undefined ? chainOrigin : endSchema.parse(JSON.parse(text));
}

/** The end of the chain. Until the transaction ends, every other one that asks for it waits. */
export async function takeHead(trx: Queries): Promise<ChainEnd> {
  const lock = () =>
    trx
      .updateTable('meta')
      .set({ value: sql<string>`value` })
      .where('key', '=', headKey)
      .returning('value')
      .executeTakeFirst();
  const known = await lock();
  if (known !== undefined) return readEnd(known.value);
  await requireMeta(trx, headKey, () => JSON.stringify(chainOrigin));
  return readEnd((await lock())?.value);
}

/** The columns that put a row behind that end. */
export function linkAfter(head: ChainEnd, row: ChainedRow) {
  const salt = randomBytes(16).toString('base64url');
  const digest = digestOf(salt, row);
  const seq = head.seq + 1;
  return { seq, salt, digest, hash: hashOf({ ...row, seq, digest }, head.hash) };
}

/** Digest of what may be erased later. The salt keeps addresses and names from being guessed by it. */
export function digestOf(salt: string, { ip, detail }: Pick<ChainedRow, 'ip' | 'detail'>): string {
  // PostgreSQL keeps the members of an object in an order of its own.
  const members = Object.entries(detail).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256([salt, ip, members]);
}

/** Hash of a row and of all rows before it. */
export function hashOf(
  row: Omit<ChainedRow, 'ip' | 'detail'> & { seq: number; digest: string },
  previous: string,
): string {
  const { seq, id, at, action, user_id, request_id, entity, entity_id, digest } = row;
  return sha256([previous, seq, id, at, action, user_id, request_id, entity, entity_id, digest]);
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
