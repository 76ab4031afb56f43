import { callApi, isSuccess } from './api.ts';
import { guarded } from './guarded.ts';
import type { Kernel } from './kernel.ts';
import { deviceKey } from './keys.ts';
import { rememberExpiryDays } from './limits.ts';
import { end, signIn } from './membership.ts';
import { deniedMessage } from './messages.ts';
import { text, toToken, toUser } from './record.ts';
import { asObject } from './safe-json.ts';
import type { Credentials, LoginResult } from './types.ts';

const failedMessage = 'Login failed';

/** Sends the login form's values; every failure is a message for the form (R23, ruling 6). */
export async function login(k: Kernel, credentials: Credentials): Promise<LoginResult> {
  const { local } = k.stores;
  const { email, password, remember = false } = credentials;
  // Browsers that logged in before carry a marker, so that an attacker cannot lock their owner out.
  const device = guarded(() => toToken(local.get(deviceKey)));
  const answer = await callApi(k, 'login', {
    body: { email, password, remember },
    headers: device ? { 'x-device': device } : {},
  });
  const body = asObject(answer?.body);
  const status = answer?.status;
  const user = toUser(body.user);
  const token = toToken(body.token);
  if (!isSuccess(status) || !user || !token) return { ok: false, ...failure(body, status) };
  if (user.role !== 'admin') {
    void callApi(k, 'logout', { token, keepalive: true });
    if (!k.current) end(k, 'denied');
    return { ok: false, status, message: deniedMessage };
  }
  if (text(body.device)) guarded(() => local.set(deviceKey, text(body.device), rememberExpiryDays));
  return { ok: true, returnPath: signIn(k, user, token, credentials) };
}

function failure({ message, fields }: Record<string, unknown>, status?: number) {
  const told = isSuccess(status) ? '' : text(message).trim();
  const texts = Object.entries(asObject(fields)).filter(
    (entry): entry is [string, string] => !!text(entry[1]),
  );
  return {
    status,
    message: told || (status === 401 ? `${failedMessage}. Please check your credentials.` : failedMessage),
    ...(texts[0] && { fields: Object.fromEntries(texts) }),
  };
}
