import { callApi } from './api.ts';
import type { ApiAnswer } from './api.ts';
import type { Kernel } from './kernel.ts';
import { deviceKey } from './keys.ts';
import { expiryDays, rememberExpiryDays } from './limits.ts';
import { end, show } from './membership.ts';
import { deniedMessage, failedMessage } from './messages.ts';
import { text, toToken, toUser } from './record.ts';
import { forgetPath, nextPath } from './return-path.ts';
import { asObject } from './safe-json.ts';
import { beginActivity } from './share-activity.ts';
import { calm } from './state.ts';
import { tellTabs } from './tab-bus.ts';
import { readStores, writeStores } from './token-store.ts';
import type { Credentials, LoginResult, SessionUser } from './types.ts';

/** Sends the login form's values; every failure is a message for the form (R23, ruling 6). */
export async function login(k: Kernel, credentials: Credentials): Promise<LoginResult> {
  const { local } = k.stores;
  const { from, ...form } = credentials;
  // Browsers that logged in before carry a marker, so that an attacker cannot lock their owner out.
  const device = toToken(local.get(deviceKey));
  const answer = await callApi(k, 'login', {
    headers: { 'content-type': 'application/json', ...(device && { 'x-device': device }) },
    body: JSON.stringify({ remember: false, ...form }),
  });
  const { ok, status, body } = answer;
  const user = toUser(body.user);
  const token = toToken(body.token);
  if (!ok || !user || !token) return failure(answer);
  if (user.role !== 'admin') {
    void callApi(k, 'logout', { token, keepalive: true });
    if (!k.current) end(k, 'denied');
    return { ok: false, status, message: deniedMessage };
  }
  if (body.device) local.set(deviceKey, text(body.device));
  const returnPath = nextPath(k, from);
  signIn(k, user, token, !!form.remember);
  return { ok: true, returnPath };
}

/** Keeps a new session. */
function signIn(k: Kernel, user: SessionUser, token: string, remember: boolean): void {
  // A copy of an ended session goes while the tombstone still tells it: with the clock moved back, it is the newer one.
  readStores(k, true);
  // The tombstone goes before the new session comes, so that no other tab takes the new session for an ended one.
  beginActivity(k, { clearedAt: 0 });
  k.current = writeStores(k, {
    token,
    user,
    createdAt: k.clock.now(),
    expiryDays: remember ? rememberExpiryDays : expiryDays,
    remember,
  });
  forgetPath(k);
  show(k, user);
  calm(k);
  tellTabs(k, 'login');
}

function failure({ ok, status, body }: ApiAnswer): LoginResult {
  const fields = Object.entries(asObject(body.fields)).filter(
    (entry): entry is [string, string] => !!text(entry[1]),
  );
  const told = ok ? '' : text(body.message).trim();
  return {
    ok: false,
    status,
    message: told || failedMessage + (status === 401 ? '. Please check your credentials.' : ''),
    ...(fields[0] && { fields: Object.fromEntries(fields) }),
  };
}
