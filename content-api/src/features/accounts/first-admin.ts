import { randomBytes } from 'node:crypto';
import { rights } from '../../contract/rights.ts';
import { holdsRecords } from '../../db/emptiness.ts';
import { isUniqueViolation } from '../../db/error-kind.ts';
import { startupFault } from '../../lib/startup-fault.ts';
import { audit } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { newId } from '../../lib/new-id.ts';
import { missingDatabase } from '../../db/missing-database.ts';
import { hasAccounts, insertAccount } from '../../core/accounts/users-repository.ts';
import type { AccountContext } from './account-context.ts';
import { passwordFault } from './password-rules.ts';

const defaultEmail = 'admin@example.com';

interface FirstAdminOptions {
  /** False where the data folder was that of a used database when the process started. */
  mayBeEmpty: boolean;
}

/**
 * Makes the first account when there is none, and nothing else either: beside data that is there, whoever
 * reads the output would get hold of it. The password is returned only when it was made here: it is to be shown once
 * and is kept nowhere.
 */
export async function ensureFirstAdmin(
  context: AccountContext,
  { mayBeEmpty }: FirstAdminOptions,
): Promise<{ email: string; password: string } | undefined> {
  const { database, hasher, config, clock } = context;
  // Looked for before the accounts: another process that starts at the same time makes those first.
  const isFilled = await holdsRecords(database.queries);
  if (await hasAccounts(database.queries)) return undefined;
  if (isFilled) throw noAccount();
  if (!mayBeEmpty) throw missingDatabase(config);
  const { email = defaultEmail, password: given } = config.firstAdmin;
  const username = 'Admin';
  if (given !== undefined) {
    const weakness = await passwordFault(given, { email, username });
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
        { id, username, email, role: 'admin', passwordHash, isDisabled: false, may: [...rights] },
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

function noAccount(): Error {
  return startupFault(
    'NO_ACCOUNT',
    'The database holds data but no account, and none is made by itself beside data. Make one with ' +
      'npm run admin -- create EMAIL, or restore a backup',
  );
}
