import { calls } from 'content-api/contract';
import { requireSession } from 'shared-session';
import type { LoginResult } from 'shared-session';
import { failureText } from '../lib/api-failure.ts';
import { signWithPasskey } from '../lib/passkeys.ts';
import { publicCall } from '../lib/public-call.ts';

interface Options {
  /** Challenge of the first step of a login; without one the passkey alone signs in. */
  challenge?: string;
  remember?: boolean;
  from: unknown;
}

/** Signs in with a passkey. Every failure is a message for the form, as those of the session are. */
export async function signInByPasskey(
  apiBase: string,
  { challenge, ...options }: Options,
): Promise<LoginResult> {
  try {
    const asked = await publicCall(
      apiBase,
      calls.passkeyOptions,
      challenge === undefined ? {} : { challenge },
    );
    const passkey = await signWithPasskey(asked.options);
    return await requireSession().login({ challenge: asked.challenge, passkey, ...options });
  } catch (failure) {
    return {
      ok: false,
      message: failureText(failure, 'The passkey was not used. Try again, or sign in another way.'),
    };
  }
}
