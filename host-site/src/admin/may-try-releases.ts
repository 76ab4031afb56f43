import { requireSession } from 'shared-session';

const timeoutMs = 10_000;

/** Asks the API whether the signed-in account may run a release that is not live. Without an answer it may not. */
export async function mayTryReleases(apiBase: string): Promise<boolean> {
  const answer = await fetch(`${apiBase}/auth/me`, {
    headers: { authorization: `Bearer ${requireSession().requireToken()}` },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  const account: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (typeof account !== 'object' || account === null || !('may' in account)) return false;
  return Array.isArray(account.may) && account.may.includes('releases');
}
