import type { TestApp } from './build-test-app.ts';

/** Creates a record by the call of its kind; returns its id, also from an envelope. */
export async function createByCall(api: TestApp, token: string, path: string, body: object): Promise<string> {
  const answer = await api.call('POST', path, { token, body });
  const { _id, data } = answer.json<{ _id?: string; data?: { _id: string } }>();
  return _id ?? data?._id ?? '';
}
