import type { SessionTable } from '../../db/account-tables.ts';
import type { Queries, Reads } from '../../db/database.ts';
import { fromFlag, toFlag } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import { days, minutes } from '../../lib/durations.ts';
import { toAccount } from './users-repository.ts';
import type { Account } from './users-repository.ts';

export interface Session {
  id: string;
  userId: string;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  absoluteExpiresAt: string;
  isRemembered: boolean;
  ip: string;
  userAgent: string;
}

const absoluteLifeMs = days(90);
const perUserMax = 10;
const touchEveryMs = minutes(1);

/** Sliding life of a session. */
function slidingLifeMs(isRemembered: boolean): number {
  return days(isRemembered ? 30 : 7);
}

interface NewSession {
  id: string;
  tokenHash: string;
  userId: string;
  isRemembered: boolean;
  ip: string;
  userAgent: string;
  nowMs: number;
}

/** Adds a session; the oldest beyond ten of the user end. */
export async function insertSession(db: Queries, session: NewSession): Promise<string> {
  const expiresAt = toIso(session.nowMs + slidingLifeMs(session.isRemembered));
  const now = toIso(session.nowMs);
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      token_hash: session.tokenHash,
      user_id: session.userId,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      absolute_expires_at: toIso(session.nowMs + absoluteLifeMs),
      remember: toFlag(session.isRemembered),
      ip: session.ip,
      user_agent: session.userAgent,
    })
    .execute();
  const kept = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', session.userId)
    .orderBy('id', 'desc')
    .limit(perUserMax);
  await db.deleteFrom('sessions').where('user_id', '=', session.userId).where('id', 'not in', kept).execute();
  return expiresAt;
}

/** The live session of a token with its account, read again for every request so that revoking acts at once. */
export async function findSession(
  db: Queries,
  tokenHash: string,
  nowMs: number,
): Promise<{ session: Session; account: Account } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('sessions')
    .select(['users.username', 'users.email', 'users.role', 'users.password_hash'])
    .select(['users.is_disabled', 'users.may', 'users.languages', 'users.picture', 'users.updated_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (row === undefined || fromFlag(row.is_disabled)) return undefined;
  const now = toIso(nowMs);
  if (row.expires_at <= now || row.absolute_expires_at <= now) return undefined;
  return {
    session: toSession(row),
    account: toAccount({ ...row, id: row.user_id }),
  };
}

/** Whether a session that may enter the console is open. */
export async function isOpenSession(db: Reads, id: string, nowMs: number): Promise<boolean> {
  const now = toIso(nowMs);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where('sessions.id', '=', id)
    .where('users.role', '=', 'admin')
    .where('users.is_disabled', '=', 0)
    .where('sessions.expires_at', '>', now)
    .where('sessions.absolute_expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Slides the session's end, at most once a minute; true when it wrote. */
export async function touchSession(db: Queries, session: Session, nowMs: number): Promise<boolean> {
  const sinceMs = nowMs - Date.parse(session.lastUsedAt);
  if (sinceMs >= 0 && sinceMs < touchEveryMs) return false;
  await extendSession(db, session, nowMs);
  return true;
}

/** Slides the session's end, never beyond its absolute end; returns the new end. */
export async function extendSession(db: Queries, session: Session, nowMs: number): Promise<string> {
  const sliding = toIso(nowMs + slidingLifeMs(session.isRemembered));
  const expiresAt = sliding < session.absoluteExpiresAt ? sliding : session.absoluteExpiresAt;
  await db
    .updateTable('sessions')
    .set({ last_used_at: toIso(nowMs), expires_at: expiresAt })
    .where('id', '=', session.id)
    .execute();
  return expiresAt;
}

export async function listSessions(db: Queries, userId: string, nowMs: number): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', toIso(nowMs))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toSession);
}

/** The ids of all sessions of the user, also of those whose time is over. */
export async function listSessionIds(db: Queries, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Ends the sessions with these ids; returns how many there were. */
export async function deleteSessionsById(db: Queries, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const result = await db.deleteFrom('sessions').where('id', 'in', ids).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Ends the sessions of the user but for one. */
export async function deleteSessions(db: Queries, userId: string, exceptId = ''): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Drops sessions that ended, at most so many at a time; returns how many. */
export async function purgeSessions(db: Queries, nowMs: number, batch: number): Promise<number> {
  const ended = db.selectFrom('sessions').select('id').where('expires_at', '<=', toIso(nowMs)).limit(batch);
  const result = await db.deleteFrom('sessions').where('id', 'in', ended).executeTakeFirst();
  return Number(result.numDeletedRows);
}

function toSession(row: SessionTable): Session {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    absoluteExpiresAt: row.absolute_expires_at,
    isRemembered: fromFlag(row.remember),
    ip: row.ip,
    userAgent: row.user_agent,
  };
}
