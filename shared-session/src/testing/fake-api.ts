import type { SessionUser } from '../types.ts';

/** A response of the fake API. `offline`: the call rejects. `hangs`: it stays pending until it is aborted. */
export type FakeAnswer = { status: number; body?: unknown } | 'offline' | 'hangs';

/** A call that reached the fake API. */
export interface FakeCall {
  /** Method and path, such as `GET /api/auth/me`. */
  name: string;
  token: string | undefined;
  body: unknown;
  headers: Record<string, string>;
  keepalive: boolean;
}

/** Fake of the API's session paths. Knows `user`, issues `token-1`, `token-2`, … */
export interface FakeApi {
  fetch: typeof fetch;
  calls: FakeCall[];
  /** Number of calls with this name. */
  count: (name: string) => number;
  /** Sets the responses to the next calls of this name, one each. The last one stays. */
  answer: (name: string, ...answers: FakeAnswer[]) => void;
  user: SessionUser;
}

/** The administrator that the fake API knows. */
export const testUser: SessionUser = {
  _id: '0123456789abcdef01234567',
  username: 'mira',
  email: 'mira@studio.test',
  role: 'admin',
};

/** Responds to every session path like the real API, unless set otherwise. */
export function createFakeApi(): FakeApi {
  const planned = new Map<string, FakeAnswer[]>();
  let logins = 0;
  const api: FakeApi = {
    user: testUser,
    calls: [],
    count: (name) => api.calls.filter((call) => call.name === name).length,
    answer(name, ...answers) {
      planned.set(name, answers);
    },
    async fetch(input, init = {}) {
      const headers = headersOf(init.headers);
      const url = addressOf(input);
      const name = `${init.method ?? 'GET'} ${url.replace(/^https?:\/\/[^/]+/, '')}`;
      api.calls.push({
        name,
        token: headers.authorization?.replace('Bearer ', ''),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        headers,
        keepalive: init.keepalive === true,
      });
      const answers = planned.get(name);
      const answer = (answers && answers.length > 1 ? answers.shift() : answers?.[0]) ?? usual(name);
      if (answer === 'offline') throw new TypeError('Failed to fetch');
      if (answer === 'hangs') await hang(init.signal);
      const { status, body } = answer as { status: number; body?: unknown };
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
      return { status, ok: status < 300, text: () => Promise.resolve(text) } as Response;
    },
  };
  function usual(name: string): FakeAnswer {
    if (name.endsWith('/auth/login')) {
      logins += 1;
      return { status: 200, body: { user: api.user, token: `token-${logins}`, device: 'device-1' } };
    }
    if (name.endsWith('/auth/me')) return { status: 200, body: api.user };
    if (name.endsWith('/auth/refresh')) return { status: 200, body: { user: api.user } };
    if (name.endsWith('/auth/logout')) return { status: 204 };
    return { status: 404, body: { success: false, message: 'Not found' } };
  }
  return api;
}

function addressOf(input: Parameters<typeof fetch>[0]): string {
  if (typeof input === 'string') return input;
  return 'href' in input ? input.href : input.url;
}

/** jsdom has no Headers, so plain objects are the usual case. */
function headersOf(headers: RequestInit['headers'] = {}): Record<string, string> {
  const pairs =
    typeof Headers !== 'undefined' && headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function hang(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}
