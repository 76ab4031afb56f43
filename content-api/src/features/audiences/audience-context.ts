import type { PasswordHasher } from '../../core/accounts/password-hash.ts';
import type { Context } from '../../core/context.ts';

/** What the audiences of records depend on: passwords are hashed. */
export interface AudienceContext extends Context {
  hasher: PasswordHasher;
}
