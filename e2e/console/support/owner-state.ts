import { request, type BrowserContextOptions } from '@playwright/test';
import { studio } from '../../support/studio.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A browser in which the owner is signed in, with a session of its own: what the login screen would have stored. */
export async function ownerState(): Promise<StorageState> {
  const api = await request.newContext({ baseURL: studio.apiUrl });
  const login = await api.post('/api/auth/login', { data: { ...studio.admin, remember: false } });
  const { user, token } = (await login.json()) as { user: unknown; token: string };
  await api.dispose();
  const session = { createdAt: Date.now(), expiryDays: 7, remember: false };
  return {
    cookies: [],
    origins: [
      {
        origin: studio.siteUrl,
        localStorage: [
          { name: 'admin_token', value: token },
          { name: 'admin_user', value: JSON.stringify(user) },
          { name: 'admin_session', value: JSON.stringify(session) },
        ],
      },
    ],
  };
}

/** Ends the session of such a browser: a user has only so many at once. */
export async function endOwnerState({ origins }: Awaited<ReturnType<typeof ownerState>>): Promise<void> {
  const token = origins[0]?.localStorage.find(({ name }) => name === 'admin_token')?.value;
  const api = await request.newContext({ baseURL: studio.apiUrl });
  await api.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await api.dispose();
}
