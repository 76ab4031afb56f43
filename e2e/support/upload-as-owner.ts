import { expect, request } from '@playwright/test';
import type { StoredMedia } from 'content-api/contract';
import { studio } from './studio.ts';

/** Puts a file into the library of the studio under test. */
export async function uploadAsOwner(name: string, data: Buffer): Promise<StoredMedia> {
  const context = await request.newContext({ baseURL: studio.apiUrl });
  const login = await context.post('/api/auth/login', { data: { ...studio.admin, remember: false } });
  const { token } = (await login.json()) as { token: string };
  const answer = await context.post('/api/media', {
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'x-file-name': name,
    },
    data,
  });
  expect(answer.status()).toBe(201);
  const media = (await answer.json()) as StoredMedia;
  await context.dispose();
  return media;
}
