import type { Studio } from './studio.ts';

interface SignInOptions {
  /** Address of the server that is called. @default the API's own */
  through?: string;
  /** Token of a session that the new one replaces: an account keeps ten. */
  replacedToken?: string;
}

/** Signs in as the studio's admin and returns the token. @throws for any answer but success */
export async function signIn(
  { apiUrl, admin }: Pick<Studio, 'apiUrl' | 'admin'>,
  { through = apiUrl, replacedToken: replacedToken }: SignInOptions = {},
): Promise<string> {
  const answer = await fetch(`${through}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(replacedToken !== undefined && { authorization: `Bearer ${replacedToken}` }),
    },
    body: JSON.stringify({ ...admin, remember: false }),
  });
  if (!answer.ok) throw new Error(`Signing in got the response ${answer.status}.`);
  return ((await answer.json()) as { token: string }).token;
}
