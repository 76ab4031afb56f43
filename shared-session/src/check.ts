import { callApi, isSuccess } from './api.ts';
import type { ApiAnswer } from './api.ts';
import { isYoung } from './between.ts';
import type { Kernel } from './kernel.ts';
import { checkCooldownMs, checkDelaysMs, meTimeoutMs } from './limits.ts';
import { acceptUser, end, resync } from './membership.ts';
import { toUser } from './record.ts';
import { asObject } from './safe-json.ts';
import type { SessionReason, SessionUser } from './types.ts';

/** Asks `GET /auth/me`, once at a time (R22). With `soft`, a network that fails leaves the session alone. */
export function check(k: Kernel, { soft = false } = {}): Promise<void> {
  k.endsOnFailure ||= !soft;
  k.checking ??= ask(k).finally(() => {
    k.checking = undefined;
    k.endsOnFailure = false;
  });
  return k.checking;
}

async function ask(k: Kernel): Promise<void> {
  const token = resync(k)?.token;
  if (!token || (!k.endsOnFailure && isYoung(k.clock.now() - k.checkFailedMs, checkCooldownMs))) return;
  for (const delayMs of checkDelaysMs) {
    if (delayMs) await new Promise<void>((resolve) => k.clock.after(delayMs, resolve));
    if (resync(k)?.token !== token) return;
    const answer = await callApi(k, 'me', { method: 'GET', token, timeoutMs: meTimeoutMs });
    if (resync(k)?.token !== token) return;
    const verdict = judge(answer);
    if (verdict) return typeof verdict === 'string' ? end(k, verdict) : acceptUser(k, verdict);
  }
  k.checkFailedMs = k.clock.now();
  if (k.endsOnFailure) end(k, 'check-failed');
}

/** The user, or why there is none; undefined if it is worth another try. */
function judge({ status, body }: Partial<ApiAnswer> = {}): SessionUser | SessionReason | undefined {
  if (status === 403) return 'denied';
  if (status === 401 || status === 404) return 'unauthorized';
  if (!isSuccess(status)) return undefined;
  const user = toUser(asObject(body).user ?? body);
  if (!user) return 'check-failed';
  return user.role === 'admin' ? user : 'denied';
}
