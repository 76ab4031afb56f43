import type { Api } from './api.ts';
import type { KeyStore } from './environment.ts';
import { guarded } from './guarded.ts';
import { deviceKey } from './keys.ts';
import { rememberExpiryDays } from './limits.ts';
import type { Membership } from './membership.ts';
import { toToken, toUser } from './record.ts';
import { asObject } from './safe-json.ts';
import type { Credentials, LoginResult } from './types.ts';

export interface LoginOptions {
  api: Api;
  local: KeyStore;
  membership: Membership;
}

const failedMessage = 'Login failed';
const refusedMessage = 'Login failed. Please check your credentials.';
const deniedMessage = 'Access denied. Admin privileges required.';

/** Sends the login form's values; every failure is a message for the form (R23, ruling 6). */
export function createLogin({ api, local, membership }: LoginOptions) {
  return async (credentials: Credentials): Promise<LoginResult> => {
    const { email, password, remember = false } = credentials;
    // Browsers that logged in before carry a marker, so that an attacker cannot lock their owner out.
    const device = guarded(() => local.get(deviceKey));
    const answer = await api('/auth/login', {
      body: { email, password, remember },
      headers: device && /^[\x21-\x7e]+$/.test(device) ? { 'x-device': device } : {},
    });
    if (!answer) return { ok: false, message: failedMessage };
    const { status } = answer;
    const body = asObject(answer.body);
    if (status < 200 || status > 299) return { ok: false, status, ...failure(status, body) };
    const user = toUser(body?.user);
    const token = toToken(body?.token);
    if (!user || !token) return { ok: false, status, message: failedMessage };
    if (user.role !== 'admin') {
      void api('/auth/logout', { token, keepalive: true });
      if (!membership.current()) membership.end('denied');
      return { ok: false, status, message: deniedMessage };
    }
    const marker = body?.device;
    if (typeof marker === 'string') guarded(() => local.set(deviceKey, marker, rememberExpiryDays));
    return { ok: true, returnPath: membership.signIn(user, token, credentials) };
  };
}

function failure(status: number, body: Record<string, unknown> | undefined) {
  const told = typeof body?.message === 'string' ? body.message.trim() : '';
  const fields = Object.entries(asObject(body?.fields) ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    message: told || (status === 401 ? refusedMessage : failedMessage),
    ...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
  };
}
