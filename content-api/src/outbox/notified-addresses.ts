import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';

/** Who is told of messages: those of the setting, else everybody who may read them. None without a mail server. */
export async function notifiedAddresses(db: Queries, { mail }: Pick<Config, 'mail'>): Promise<string[]> {
  if (mail === undefined) return [];
  if (mail.notify.length > 0) return mail.notify;
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('is_disabled', '=', 0)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}
