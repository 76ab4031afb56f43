import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { isUniqueViolation } from '../db/error-kind.ts';
import { startupFault } from '../db/startup-fault.ts';
import { audit } from '../lib/audit.ts';
import { toIso } from '../lib/clock.ts';
import { newId } from '../lib/new-id.ts';
import { passwordFault } from './password-rules.ts';
import { hasAccounts, insertAccount } from './users-repository.ts';

const defaultEmail = 'admin@example.com';

/**
 * Makes the first account when there is none (ruling 10). The password is returned only when it was made here: it
 * is to be shown once and is kept nowhere.
 */
export async function ensureFirstAdmin(
  context: Context,
): Promise<{ email: string; password: string } | undefined> {
  const { database, hasher, config, clock } = context;
  if (await hasAccounts(database.queries)) return undefined;
  const { email = defaultEmail, password: given } = config.firstAdmin;
  const username = 'Admin';
  if (given !== undefined) {
    const weakness = passwordFault(given, { email, username });
    if (weakness !== undefined) throw startupFault('BAD_SETTINGS', `ADMIN_PASSWORD: ${weakness}`);
  }
  const password = given ?? randomBytes(15).toString('base64url');
  const passwordHash = await hasher.hash(password);
  const id = newId();
  try {
    await database.queries.transaction().execute(async (trx) => {
      const now = clock.nowMs();
      await insertAccount(
        trx,
        { id, username, email, role: 'admin', passwordHash, isDisabled: false },
        toIso(now),
      );
      const actor = { userId: '', ip: '', requestId: 'start' };
      await audit(trx, actor, { action: 'create', entity: 'user', entityId: id }, now);
    });
  } catch (error) {
    // Another process that started at the same moment made it.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
  return given === undefined ? { email, password } : undefined;
}
