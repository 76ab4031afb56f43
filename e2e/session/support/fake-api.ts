import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface FakeApi {
  answer: (
    call: string,
    headers: IncomingHttpHeaders,
    body: Record<string, unknown>,
  ) => { status: number; body?: unknown };
  /** `{reset: true}`, `{down: boolean}`; always answers the calls since the last reset. */
  control: (body: Record<string, unknown>) => { calls: string[] };
  isDown: () => boolean;
}

const users = ['mira', 'noor'].map((username, index) => ({
  _id: `${index}123456789abcdef01234567`,
  username,
  email: `${username}@studio.test`,
  role: 'admin',
}));

/** As much of the API as a session needs, and one record to save. */
export function createFakeApi(): FakeApi {
  const tokens = new Map<string, (typeof users)[number]>();
  let calls: string[] = [];
  let isDown = false;
  return {
    answer(call, headers, body) {
      calls.push(call);
      if (call === 'POST /api/auth/login') {
        const user = users.find(({ email }) => email === body.email);
        if (!user || body.password !== 'secret') {
          return { status: 401, body: { success: false, message: 'Invalid email or password' } };
        }
        const token = randomUUID();
        tokens.set(token, user);
        return { status: 200, body: { user, token, device: 'device-marker' } };
      }
      const token = headers.authorization?.replace('Bearer ', '') ?? '';
      const user = tokens.get(token);
      if (call === 'POST /api/auth/logout') {
        tokens.delete(token);
        return { status: 204 };
      }
      if (!user) return { status: 401, body: { success: false, message: 'Unauthorized' } };
      return { status: 200, body: call === 'POST /api/auth/refresh' ? { user } : { ...user, saved: body } };
    },
    control(body) {
      if (body.reset) {
        tokens.clear();
        calls = [];
        isDown = false;
      }
      if (typeof body.down === 'boolean') isDown = body.down;
      return { calls };
    },
    isDown: () => isDown,
  };
}
