import { isRecent } from './between.ts';
import { callApi } from './call-api.ts';
import { checkCooldownMs, meTimeoutMs } from './limits.ts';
import { toUser } from './record.ts';
import type { Runner } from './runner-types.ts';
import type { SessionReason, SessionUser } from './types.ts';

export type UserCheck = (isSoft?: boolean) => Promise<void>;

/** Returns a function that asks `GET /auth/me`, once at a time. Without an answer the session stays as it is. */
export function createUserCheck(runner: Runner): UserCheck {
  const { clock, dispatch } = runner;
  let running: Promise<void> | undefined;
  let isStrict = false;
  let failedMs: number | undefined;

  async function ask(): Promise<void> {
    const token = dispatch()?.token;
    const finish = (reason: SessionReason, user?: SessionUser) =>
      void dispatch({ type: 'checked', token, reason, user });
    if (!isStrict && isRecent(clock.now(), failedMs, checkCooldownMs)) return;
    for (const delayMs of [0, 300, 900]) {
      if (delayMs) await new Promise<void>((resolve) => clock.after(delayMs, resolve));
      if (!token || dispatch()?.token !== token) return;
      const { status, ok, body } = await callApi(runner, 'me', {
        method: 'GET',
        token,
        timeoutMs: meTimeoutMs,
      });
      if (status === 401 || status === 404) return finish('unauthorized');
      if (status === 403) return finish('denied');
      if (ok) return finish('check-failed', toUser(body.user ?? body));
    }
    failedMs = clock.now();
  }

  return (isSoft) => {
    isStrict ||= !isSoft;
    return (running ??= ask().finally(() => {
      running = undefined;
      isStrict = false;
    }));
  };
}
