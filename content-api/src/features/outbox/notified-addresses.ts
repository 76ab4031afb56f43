import { listAccounts } from '../../core/accounts/users-repository.ts';
import type { MailSettings } from '../../config/notification-config.ts';
import type { Queries } from '../../db/database.ts';

/** Recipients of notifications: those of the setting, else every account with `messages`. None without a mail server. */
export async function notifiedAddresses(db: Queries, mail: MailSettings | undefined): Promise<string[]> {
  if (mail === undefined) return [];
  if (mail.notify.length > 0) return mail.notify;
  const accounts = await listAccounts(db);
  return accounts
    .filter(({ may, isDisabled }) => !isDisabled && may.includes('messages'))
    .map(({ email }) => email);
}
