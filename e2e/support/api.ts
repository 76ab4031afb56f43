import { request } from '@playwright/test';
import { studio } from './studio.ts';

export interface ApiClient {
  get<T>(path: string): Promise<T>;
  send<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T>;
  dispose(): Promise<void>;
}

/** The API as the owner, straight at its own port: to arrange records and to read what a journey stored. */
export async function apiAsOwner(): Promise<ApiClient> {
  const anonymous = await request.newContext({ baseURL: studio.apiUrl });
  const login = await anonymous.post('/api/auth/login', { data: { ...studio.admin, remember: false } });
  const { token } = (await login.json()) as { token: string };
  await anonymous.dispose();
  const context = await request.newContext({
    baseURL: studio.apiUrl,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  return {
    async get<T>(path: string) {
      return (await (await context.get(path)).json()) as T;
    },
    async send<T>(method: string, path: string, body?: unknown) {
      const answer = await context.fetch(path, { method, data: body });
      if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
      return (answer.status() === 204 ? undefined : await answer.json()) as T;
    },
    dispose: () => context.dispose(),
  };
}
