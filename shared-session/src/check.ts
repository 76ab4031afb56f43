import { callApi } from './api.ts';
import type { ApiAnswer } from './api.ts';
import { isRecent } from './between.ts';
import type { Kernel } from './kernel.ts';
import { checkCooldownMs, meTimeoutMs } from './limits.ts';
import { acceptUser, end, resync } from './membership.ts';
import { toUser } from './record.ts';
import type { SessionReason, SessionUser } from './types.ts';

/** Asks `GET /auth/me`, once at a time (R22). When soft, a network that fails leaves the session alone. */
export function check(k: Kernel, isSoft = false): Promise<void> {
  k.isStrict ||= !isSoft;
  return (k.checking ??= ask(k).finally(() => {
    k.checking = undefined;
    k.isStrict = false;
  }));
}

async function ask(k: Kernel): Promise<void> {
  const token = resync(k)?.token;
  if (!token || (!k.isStrict && isRecent(k, k.failedMs, checkCooldownMs))) return;
  for (const delayMs of [0, 300, 900]) {
    if (delayMs) await new Promise<void>((resolve) => k.clock.after(delayMs, resolve));
    if (resync(k)?.token !== token) return;
    const answer = await callApi(k, 'me', { method: 'GET', token, timeoutMs: meTimeoutMs });
    if (resync(k)?.token !== token) return;
    const verdict = judge(answer);
    if (verdict) return typeof verdict === 'string' ? end(k, verdict) : acceptUser(k, verdict);
  }
  k.failedMs = k.clock.now();
  if (k.isStrict) end(k, 'check-failed');
}

/** The user, or why there is none; undefined if it is worth another try. */
function judge({ status, ok, body }: ApiAnswer): SessionUser | SessionReason | undefined {
  if (status === 403) return 'denied';
  if (status === 401 || status === 404) return 'unauthorized';
  if (!ok) return undefined;
  const user = toUser(body.user ?? body);
  if (!user) return 'check-failed';
  return user.role === 'admin' ? user : 'denied';
}
