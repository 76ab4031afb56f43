import type { Kind } from '../../contract/kinds/kind.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Reads } from '../../db/database.ts';
import { hashToken } from '../accounts/session-token.ts';
import { findAudience } from './audience-rows.ts';
import type { FileSource, HolderContext } from './signed-files.ts';
import { readSealed, sealed } from './seals.ts';

/** Somebody who may see a private record. */
interface Holder {
  kind: Kind;
  id: string;
  /** What the right comes from; files are signed for it. */
  source: FileSource;
  expiresAt: string;
}

/** How long a password stays entered. */
export const passwordDays = 1;

/** Whether a token of the preview header is a pass. */
export function isPass(token: string): boolean {
  return /^(?:link|word)\./.test(token);
}

/** The pass of a guest: the token of the link. */
export function guestPass(token: string): string {
  return `link.${token}`;
}

/** The pass of who knew the password: void when another one is set. */
export function passwordPass(secret: string, record: string, hash: string, expiresMs: number): string {
  return `word.${record.replace('/', '.')}.${sealed(secret, `word ${record} ${hash}`, expiresMs)}`;
}

/** Who holds a pass; undefined for one that opens nothing by now. */
export async function findHolder(
  db: Reads,
  pass: string,
  context: HolderContext,
): Promise<Holder | undefined> {
  const [type, ...rest] = pass.split('.');
  if (type === 'link') return findGuest(db, rest.join('.'), context);
  return type === 'word' ? findByPassword(db, rest, context) : undefined;
}

async function findGuest(db: Reads, token: string, { now, revocations, kinds }: HolderContext) {
  const guest = await db
    .selectFrom('guests')
    .innerJoin('audiences', 'audiences.record', 'guests.record')
    .select(['guests.id as guest', 'audiences.kind', 'audiences.id', 'guests.expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('audience', '=', 'link')
    .executeTakeFirst();
  if (guest === undefined || revocations.isEnded(guest.guest)) return undefined;
  return toHolder(kinds, guest, { type: 'guest', id: guest.guest }, guest.expires_at);
}

async function findByPassword(
  db: Reads,
  [name, id, expires, mac]: string[],
  { siteSecret, now, kinds }: HolderContext,
) {
  const record = `${name}/${id}`;
  const row = await findAudience(db, record);
  if (row?.audience !== 'password' || row.password_hash === null) return undefined;
  const expiresMs = readSealed(siteSecret, `word ${record} ${row.password_hash}`, `${expires}.${mac}`, now);
  if (expiresMs === undefined) return undefined;
  const source: FileSource = { type: 'word', id: record, mark: row.password_hash };
  return toHolder(kinds, row, source, new Date(expiresMs).toISOString());
}

function toHolder(
  kinds: readonly Kind[],
  { kind: name, id }: { kind: string; id: string },
  source: Holder['source'],
  expiresAt: string,
): Holder | undefined {
  const kind = findKind(name, kinds);
  return kind && { kind, id, source, expiresAt };
}
