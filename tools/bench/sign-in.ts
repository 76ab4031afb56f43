import type { Studio } from './studio.ts';

/** The token of the studio's admin. */
export async function signIn({ apiUrl, admin }: Pick<Studio, 'apiUrl' | 'admin'>): Promise<string> {
  const answer = await fetch(`${apiUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...admin, remember: false }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}
