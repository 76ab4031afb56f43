import type { Selectable } from 'kysely';
import type { Config } from '../../config/config.ts';
import { maySchema } from '../../contract/rights.ts';
import type { Right } from '../../contract/rights.ts';
import type { AccountLinkTable } from '../../db/account-tables.ts';
import type { Queries } from '../../db/database.ts';
import { readJson, writeJson } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import { days, hours } from '../../lib/durations.ts';
import { fault, notFound } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { authorMay } from '../../core/accounts/author-may.ts';
import { hashToken, newToken } from '../../core/accounts/session-token.ts';
import { emailKey, findAccount } from '../../core/accounts/users-repository.ts';

export type LinkPurpose = 'invitation' | 'reset';

/** A link as the database keeps it. */
export type KeptLink = Selectable<AccountLinkTable>;

const lifeMs: Record<LinkPurpose, number> = { invitation: days(7), reset: hours(1) };

interface NewLink {
  purpose: LinkPurpose;
  /** The account of a reset link. */
  userId?: string;
  email: string;
  may?: readonly Right[];
  languages?: readonly string[] | null;
  /** Id of the account that makes it; empty for the command line and for somebody who forgot the password. */
  author: string;
  /** Set for callers without a session, who must not end a link that an account made. */
  keepsEarlier?: boolean;
  /** @default a new one */
  token?: string;
  nowMs: number;
}

/** Makes a link that works once. An earlier one of the same purpose for that address no longer works, unless it is kept. */
export async function createLink(
  db: Queries,
  config: Pick<Config, 'siteUrl'>,
  { purpose, userId, email, may = [], languages = null, author, nowMs, ...options }: NewLink,
): Promise<{ id: string; url: string; expiresAt: string }> {
  const { keepsEarlier = false, token = newToken() } = options;
  const id = newId();
  const expiresAt = toIso(nowMs + lifeMs[purpose]);
  if (!keepsEarlier)
    await db
      .deleteFrom('account_links')
      .where('purpose', '=', purpose)
      .where('email', '=', emailKey(email))
      .execute();
  await db
    .insertInto('account_links')
    .values({
      id,
      purpose,
      token_hash: hashToken(token),
      user_id: userId ?? null,
      email: emailKey(email),
      may: writeJson(may),
      languages: languages && writeJson(languages),
      author,
      created_at: toIso(nowMs),
      expires_at: expiresAt,
    })
    .execute();
  return { id, url: linkUrl(config, purpose, token), expiresAt };
}

/** Behind the #, no server, log or referrer gets the token. The host is the setting's, never one that a request names. */
export function linkUrl({ siteUrl }: Pick<Config, 'siteUrl'>, purpose: LinkPurpose, token: string): string {
  return `${siteUrl.origin}/admin/${purpose}#${token}`;
}

/** An invitation that is open. @throws Fault 404 once it was used or withdrawn */
export async function requireInvitation(db: Queries, id: string): Promise<KeptLink> {
  const link = await db
    .selectFrom('account_links')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', 'invitation')
    .executeTakeFirst();
  if (link === undefined) throw notFound('Invitation');
  return link;
}

/**
 * @throws Fault 410, the same for a link that was used, has ended, was withdrawn or never was, and for one whose author
 * could not make it any more
 */
export async function requireLink(db: Queries, token: string, now: string): Promise<KeptLink> {
  const link = await db
    .selectFrom('account_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (link === undefined || !(await isSupported(db, link))) throw linkFault();
  return link;
}

/** Uses a link up. Of two that do it at once, one gets it. @throws Fault 410 */
export async function takeLink(
  db: Queries,
  token: string,
  { purpose, now }: { purpose: LinkPurpose; now: string },
): Promise<KeptLink> {
  const link = await db
    .deleteFrom('account_links')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (link === undefined || !(await isSupported(db, link))) throw linkFault();
  return link;
}

/**
 * Whether the link's account is as it was, and the link's author may still give what it gives. No author is the command
 * line, or somebody who forgot the password.
 */
async function isSupported(
  db: Queries,
  { purpose, user_id, email, may, author }: KeptLink,
): Promise<boolean> {
  if (purpose === 'invitation') return author === '' || authorMay(db, author, needsFor(readMay(may)));
  const account = await findAccount(db, user_id ?? '');
  if (account === undefined || account.isDisabled || account.email !== email) return false;
  return author === '' || authorMay(db, author, needsFor(account.may));
}

/** Nobody lets others in with rights that they lack. */
function needsFor(given: readonly Right[]): Right[] {
  return ['people', ...given];
}

function readMay(may: KeptLink['may']): Right[] {
  return maySchema.parse(readJson(may));
}

export function linkFault() {
  return fault({
    status: 410,
    code: 'LINK_INVALID',
    message: 'This link was used before, or it is too old. Please ask for a new one.',
  });
}

/** Drops links that ended, at most so many at a time; returns how many. */
export async function purgeLinks(db: Queries, now: string, batch: number): Promise<number> {
  const ended = db.selectFrom('account_links').select('id').where('expires_at', '<=', now).limit(batch);
  const { numDeletedRows } = await db.deleteFrom('account_links').where('id', 'in', ended).executeTakeFirst();
  return Number(numDeletedRows);
}
