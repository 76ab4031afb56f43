import { Secret, TOTP } from 'otpauth';
import { adminPassword } from './build-test-app.ts';
import type { TestApp } from './build-test-app.ts';
import { createSoftwareAuthenticator } from './software-authenticator.ts';

/** Input for the calls about people: ids for their addresses, and bodies that depend on earlier calls. */
export interface People {
  ids: Record<string, string>;
  bodyOf: (call: string) => Promise<object | undefined>;
  idOf: (call: string) => Promise<string | undefined>;
}

/** Adds an account with a session, invitations and a reset link. */
export async function preparePeople(api: TestApp, token: string): Promise<People> {
  const { queries } = api.context.database;
  const device = createSoftwareAuthenticator();
  const post = async (url: string, body?: object) =>
    (await api.call('POST', url, { token, body })).json<object>();
  const linkOf = async (url: string, body?: object) => {
    const made: { url?: string } = await post(url, body);
    return made.url?.split('#')[1] ?? '';
  };

  const second = await api.addAccount('second@studio.example');
  await api.login('second@studio.example');
  const session = await queries
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', second)
    .executeTakeFirstOrThrow();
  await linkOf('/api/invitations', { email: 'withdrawn@studio.example', may: [] });
  const invited = await queries.selectFrom('account_links').select('id').executeTakeFirstOrThrow();
  const invitation = await linkOf('/api/invitations', { email: 'invited@studio.example', may: [] });
  const third = await api.addAccount('third@studio.example');
  const reset = await linkOf(`/api/users/${third}/reset-link`);

  const password = adminPassword;
  const bodies: Record<string, () => Promise<object> | object> = {
    createUser: () => ({ username: 'Ravi', email: 'ravi@studio.example', password, may: ['content'] }),
    changeUser: () => ({ username: 'Changed' }),
    invite: () => ({ email: 'new@studio.example', may: ['content'] }),
    readLink: () => ({ token: invitation }),
    acceptInvitation: () => ({ token: invitation, username: 'Asha', password }),
    forgotPassword: () => ({ email: 'nobody@studio.example' }),
    resetPassword: () => ({ token: reset, password: 'another pass phrase 7' }),
    changeMe: () => ({ username: 'Owner of all' }),
    async confirmTotp() {
      const { totp_pending } = await queries
        .selectFrom('users')
        .select('totp_pending')
        .where('totp_pending', '!=', '')
        .executeTakeFirstOrThrow();
      const totp = new TOTP({ secret: Secret.fromBase32(totp_pending) });
      return { code: totp.generate({ timestamp: api.clock.nowMs() }) };
    },
    startTotp: () => ({ password }),
    removeTotp: () => ({ password }),
    renewRecoveryCodes: () => ({ password }),
    startPasskey: () => ({ password }),
    async confirmPasskey() {
      const asked: { challenge?: string; options?: { challenge: string } } = await post(
        '/api/auth/passkeys',
        {
          password,
        },
      );
      const passkey = device.register({ challenge: asked.options?.challenge ?? '' });
      return { challenge: asked.challenge, name: 'Laptop', passkey };
    },
    removePasskey: () => ({ password }),
  };

  return {
    ids: { users: second, session: session.id, invitations: invited.id },
    bodyOf: async (call) => bodies[call]?.(),
    async idOf(call) {
      if (call !== 'removePasskey') return undefined;
      return (await queries.selectFrom('passkeys').select('id').executeTakeFirst())?.id;
    },
  };
}
