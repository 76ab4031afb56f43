import { toUser } from '../../../core/accounts/to-user.ts';
import { readAccountLanguages, toAccount } from '../../../core/accounts/users-repository.ts';
import type { AccountView, Invitation } from '../../../contract/users.ts';
import { maySchema } from '../../../contract/rights.ts';
import type { Queries } from '../../../db/database.ts';
import { readJson } from '../../../db/json.ts';

/** All accounts, or the one with that id, with what is known of their use. */
export async function readAccounts(db: Queries, now: string, id?: string): Promise<AccountView[]> {
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();
  const uses = await db
    .selectFrom('sessions')
    .select((eb) => ['user_id', eb.fn.max('last_used_at').as('at'), eb.fn.countAll<number>().as('count')])
    .where('expires_at', '>', now)
    .groupBy('user_id')
    .execute();
  const passkeys = await db.selectFrom('passkeys').select('user_id').distinct().execute();
  const useOf = new Map(uses.map((use) => [use.user_id, use]));
  const withPasskey = new Set(passkeys.map(({ user_id }) => user_id));
  return rows.map((row) => ({
    ...toUser(toAccount(row)),
    isDisabled: row.is_disabled === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSeenAt: useOf.get(row.id)?.at ?? null,
    sessions: Number(useOf.get(row.id)?.count ?? 0),
    hasSecondFactor: row.totp_secret !== '' || withPasskey.has(row.id),
  }));
}

/** Invitations that can still be accepted. */
export async function readInvitations(db: Queries, now: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('account_links')
    .select(['id', 'email', 'may', 'languages', 'created_at', 'expires_at'])
    .where('purpose', '=', 'invitation')
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, may, languages: column, created_at, expires_at }) => {
    const languages = readAccountLanguages(column);
    return {
      _id: id,
      email,
      may: maySchema.parse(readJson(may)),
      ...(languages && { languages: [...languages] }),
      createdAt: created_at,
      expiresAt: expires_at,
    };
  });
}
