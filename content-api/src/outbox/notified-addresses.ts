import { listAccounts } from '../accounts/users-repository.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';

/** Who is told of messages: those of the setting, else everybody who may read them. None without a mail server. */
export async function notifiedAddresses(db: Queries, { mail }: Pick<Config, 'mail'>): Promise<string[]> {
  if (mail === undefined) return [];
  if (mail.notify.length > 0) return mail.notify;
  const accounts = await listAccounts(db);
  return accounts
    .filter(({ may, isDisabled }) => !isDisabled && may.includes('messages'))
    .map(({ email }) => email);
}
