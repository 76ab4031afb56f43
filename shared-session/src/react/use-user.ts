import type { SessionUser } from '../types.ts';
import { useOptionalUser } from './use-optional-user.ts';

/** The signed-in user. Throws outside of `RequireAdmin`. */
export function useUser(): SessionUser {
  const user = useOptionalUser();
  if (!user) throw new Error('useUser() needs a signed-in user: render it below RequireAdmin.');
  return user;
}
