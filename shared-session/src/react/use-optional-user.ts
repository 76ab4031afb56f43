import type { SessionUser } from '../types.ts';
import { useSession } from './use-session.ts';

/** The signed-in user, if there is one. */
export function useOptionalUser(): SessionUser | undefined {
  return useSession().user;
}
