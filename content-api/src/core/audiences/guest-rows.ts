import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { guestDays } from '../../contract/audience.ts';
import type { Guest, guestInputSchema } from '../../contract/audience.ts';
import type { Queries } from '../../db/database.ts';
import type { GuestTable } from '../../db/record-tables.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { invalid } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { hashToken } from '../accounts/session-token.ts';

export type GuestRow = Selectable<GuestTable>;

interface Made {
  /** Key of the record. */
  record: string;
  token: string;
  author: string;
  nowMs: number;
  /** @default a month from now */
  usualEndMs?: number;
}

/** The row of somebody with a link. @throws Fault 400 when its end is not ahead, or too far */
export function newGuest(
  { name, email, expiresAt }: z.output<typeof guestInputSchema>,
  { record, token, author, nowMs, usualEndMs = nowMs + days(guestDays.usual) }: Made,
): GuestRow {
  return {
    id: newId(),
    record,
    token_hash: hashToken(token),
    name,
    email: email === '' ? null : (email ?? null),
    author,
    created_at: toIso(nowMs),
    expires_at: expiresAt === undefined ? toIso(usualEndMs) : checkedEnd(expiresAt, nowMs),
    opened: 0,
    last_opened_at: null,
  };
}

export async function insertGuest(db: Queries, guest: GuestRow): Promise<void> {
  await db.insertInto('guests').values(guest).execute();
}

export function toGuest({
  id,
  name,
  email,
  created_at,
  expires_at,
  opened,
  last_opened_at,
}: GuestRow): Guest {
  return {
    _id: id,
    name,
    ...(email !== null && { email }),
    createdAt: created_at,
    expiresAt: expires_at,
    opened: Number(opened),
    lastOpenedAt: last_opened_at,
  };
}

function checkedEnd(expiresAt: string, nowMs: number): string {
  const endsMs = Date.parse(expiresAt);
  if (endsMs <= nowMs) throw invalid({ expiresAt: 'Expiry must lie ahead' });
  if (endsMs > nowMs + days(guestDays.most))
    throw invalid({ expiresAt: `Expiry must be within ${guestDays.most} days` });
  return expiresAt;
}
