import { callApi } from './call-api.ts';
import { deviceKey } from './keys.ts';
import { deniedMessage, failedMessage } from './messages.ts';
import { readText, toToken, toUser } from './record.ts';
import { forgetPath, nextPath } from './return-path.ts';
import type { Runner } from './runner-types.ts';
import { asObject } from './safe-json.ts';
import type { Credentials, LoginResult } from './types.ts';

/** Sends the values of the login form. Every failure is a message for the form. */
export async function login(
  runner: Runner,
  { from, remember = false, ...form }: Credentials,
): Promise<LoginResult> {
  const { dispatch, stores } = runner;
  // Browsers that logged in before carry a marker, so that an attacker cannot lock their owner out.
  const device = toToken(stores.local.get(deviceKey));
  const { ok, status, body } = await callApi(runner, 'login', {
    headers: { 'content-type': 'application/json', ...(device && { 'x-device': device }) },
    body: JSON.stringify({ ...form, remember }),
  });
  const user = toUser(body.user);
  const token = toToken(body.token);
  if (!ok || !user || !token) {
    const fields = Object.entries(asObject(body.fields)).filter(
      (entry): entry is [string, string] => !!readText(entry[1]),
    );
    const serverMessage = ok ? '' : readText(body.message).trim();
    return {
      ok: false,
      status,
      message: serverMessage || failedMessage + (status === 401 ? '. Please check your credentials.' : ''),
      ...(fields[0] && { fields: Object.fromEntries(fields) }),
      ...(!!body.error && { body }),
    };
  }
  if (user.role !== 'admin') {
    void callApi(runner, 'logout', { token, keepalive: true });
    dispatch({ type: 'checked', reason: 'denied' });
    return { ok: false, status, message: deniedMessage };
  }
  if (body.device) stores.local.set(deviceKey, readText(body.device));
  const returnPath = nextPath(runner, from);
  forgetPath(runner);
  dispatch({ type: 'login', token, user, remember });
  return { ok: true, returnPath };
}
