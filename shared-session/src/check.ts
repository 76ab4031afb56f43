import type { Api, ApiAnswer } from './api.ts';
import type { Clock } from './environment.ts';
import { checkCooldownMs, checkRetryDelaysMs, meTimeoutMs } from './limits.ts';
import type { Membership } from './membership.ts';
import { toUser } from './record.ts';
import { asObject } from './safe-json.ts';
import type { SessionReason, SessionUser } from './types.ts';

export interface CheckOptions {
  api: Api;
  clock: Clock;
  membership: Membership;
}

/** With `soft`, a network that fails leaves the session alone: the page is shown already. */
export type Check = (options?: { soft?: boolean }) => Promise<void>;

/** Asks `GET /auth/me`, once at a time (R22). */
export function createCheck({ api, clock, membership }: CheckOptions): Check {
  let inFlight: Promise<void> | undefined;
  let endsOnFailure = false;
  let failed: { token: string; atMs: number } | undefined;

  function currentToken(): string | undefined {
    return membership.resync()?.token;
  }

  async function run(): Promise<void> {
    const token = currentToken();
    if (!token || isCoolingDown(token)) return;
    for (const delayMs of [0, ...checkRetryDelaysMs]) {
      if (delayMs) await new Promise<void>((resolve) => clock.after(delayMs, resolve));
      if (currentToken() !== token) return;
      const answer = await api('/auth/me', { method: 'GET', token, timeoutMs: meTimeoutMs });
      if (currentToken() !== token) return;
      const verdict = judge(answer);
      if (verdict === 'try-again') continue;
      if (typeof verdict === 'string') membership.end(verdict);
      else membership.confirm(verdict);
      return;
    }
    failed = { token, atMs: clock.now() };
    if (endsOnFailure) membership.end('check-failed');
  }

  function isCoolingDown(token: string): boolean {
    const ageMs = clock.now() - (failed?.atMs ?? 0);
    return failed?.token === token && !endsOnFailure && ageMs >= 0 && ageMs < checkCooldownMs;
  }

  return ({ soft = false } = {}) => {
    endsOnFailure ||= !soft;
    inFlight ??= run().finally(() => {
      inFlight = undefined;
      endsOnFailure = false;
    });
    return inFlight;
  };
}

function judge(answer: ApiAnswer | undefined): SessionUser | SessionReason | 'try-again' {
  const status = answer?.status ?? 0;
  if (status === 401 || status === 403 || status === 404) return status === 403 ? 'denied' : 'unauthorized';
  if (status < 200 || status > 299) return 'try-again';
  const body = asObject(answer?.body);
  const user = toUser(body?.user ?? body);
  if (!user) return 'check-failed';
  return user.role === 'admin' ? user : 'denied';
}
