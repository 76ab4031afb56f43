import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { days } from '../../lib/durations.ts';
import { addressesOfFiles, stemOfSent } from '../media/named-files.ts';
import { isOpenSession } from '../accounts/sessions-repository.ts';
import type { Revocations } from '../revocations.ts';
import { findAudience } from './audience-rows.ts';
import { listPrivateFiles } from './private-files.ts';
import { readSealed, sealed } from './seals.ts';

/** What the checks depend on. */
export interface HolderContext {
  siteSecret: string;
  revocations: Revocations;
  kinds: readonly Kind[];
  now: string;
}

/** What the right to see a private file comes from. */
export interface FileSource {
  type: 'guest' | 'word' | 'preview' | 'session';
  id: string;
  /** Of a password its hash: another one ends the addresses. */
  mark?: string;
}

const longestMs = days(1);

/** The values of an answer, with addresses of private files that end with what they come from. */
export async function withSignedFiles<T>(
  db: Reads,
  answer: T,
  { source, endsMs, context }: { source: FileSource; endsMs: number; context: HolderContext },
): Promise<T> {
  const text = JSON.stringify(answer);
  const stems = new Set([...text.matchAll(addressesOfFiles)].map(([, path = '']) => stemOfSent(path)));
  const hidden = stems.size === 0 ? stems : await listPrivateFiles(db, [...stems]);
  if (hidden.size === 0) return answer;
  const expiresMs = Math.min(endsMs, Date.parse(context.now) + longestMs);
  const signed = text.replaceAll(addressesOfFiles, (whole, path: string) => {
    const stem = stemOfSent(path);
    return hidden.has(stem)
      ? `/media/private/${signatureOf(source, stem, expiresMs, context)}/${path}`
      : whole;
  });
  return JSON.parse(signed) as T;
}

/** What stands in the address of a private file. */
export function signatureOf(
  { type, id, mark = '' }: FileSource,
  stem: string,
  expiresMs: number,
  { siteSecret }: Pick<HolderContext, 'siteSecret'>,
): string {
  return `${type}.${id.replace('/', '.')}.${sealed(siteSecret, `${type} ${id} ${mark} ${stem}`, expiresMs)}`;
}

/** Whether a signature opens the file now: it is about that file, and what it comes from has not ended. */
export async function opensFile(
  db: Reads,
  signature: string,
  stem: string,
  context: HolderContext,
): Promise<boolean> {
  const [type = '', ...rest] = signature.split('.');
  const id = rest.slice(0, -2).join('/');
  if (context.revocations.isEnded(id)) return false;
  const mark = await findMark(db, { type, id }, context.now);
  if (mark === undefined) return false;
  // A session sees the files of every record.
  const about = `${type} ${id} ${mark} ${type === 'session' ? '' : stem}`;
  return readSealed(context.siteSecret, about, rest.slice(-2).join('.'), context.now) !== undefined;
}

/** Whether a signature is that of somebody who is signed in now. */
export async function isOfSession(db: Reads, signature: string, context: HolderContext): Promise<boolean> {
  return signature.startsWith('session.') && (await opensFile(db, signature, '', context));
}

/** The mark of what is still open; undefined for what has ended. */
async function findMark(db: Reads, { type, id }: { type: string; id: string }, now: string) {
  switch (type) {
    case 'guest':
      return (await isGuest(db, id, now)) ? '' : undefined;
    case 'word': {
      const row = await findAudience(db, id);
      return row?.audience === 'password' ? (row.password_hash ?? undefined) : undefined;
    }
    case 'preview':
      return (await isPreview(db, id, now)) ? '' : undefined;
    case 'session':
      return (await isOpenSession(db, id, Date.parse(now))) ? '' : undefined;
    default:
      return undefined;
  }
}

async function isGuest(db: Reads, id: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('guests')
    .innerJoin('audiences', 'audiences.record', 'guests.record')
    .select('guests.id')
    .where('guests.id', '=', id)
    .where('audience', '=', 'link')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

async function isPreview(db: Reads, id: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('previews')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
