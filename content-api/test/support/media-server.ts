import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Media, MediaDetail, MediaList, StoredMedia } from '../../src/contract/index.ts';
import { eventually } from './eventually.ts';
import { startServerHere } from './server-here.ts';
import { startServer } from './server-process.ts';

const email = 'admin@example.com';
const password = 'quite a long phrase 8';

/** The library of a server, as its first admin sees it. */
export interface MediaServer {
  url: string;
  ask: (method: string, address: string, body?: unknown) => Promise<unknown>;
  /** Sends a file to the library, or to another address below it. */
  upload: (file: Buffer | string, name: string, below?: string) => Promise<StoredMedia>;
  list: () => Promise<Media[]>;
  /** A file once all its smaller sizes are made. */
  whole: (id: string) => Promise<MediaDetail>;
  stop: () => Promise<unknown>;
}

type Settings = Record<string, string>;

const settings = { LIMITS_SCALE: '1000', ADMIN_PASSWORD: password };

export async function startMediaServer(env: Settings): Promise<MediaServer> {
  const { url, stop } = await startServerHere({ ...settings, ...env });
  return { ...(await signIn(url)), stop };
}

/** As `startMediaServer`, in a process of its own. */
export async function startMediaProcess(env: Settings): Promise<MediaServer & { pid: number }> {
  const { url, pid, kill, ended } = await startServer({ ...settings, ...env });
  const stop = () => {
    kill('SIGTERM');
    return ended;
  };
  return { ...(await signIn(url)), pid, stop };
}

async function signIn(url: string): Promise<Omit<MediaServer, 'stop'>> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await login.json()) as { token: string };

  async function send(method: string, address: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { ...init.headers, authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}${address}`, { ...init, method, headers });
    const body: unknown = await answer.json();
    if (answer.status >= 500)
      throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(body)}`);
    return body;
  }

  /** A form goes as it is, anything else as JSON. */
  const ask = (method: string, address: string, body?: unknown) => {
    if (body instanceof FormData || body === undefined) return send(method, address, { body });
    const headers = { 'content-type': 'application/json' };
    return send(method, address, { body: JSON.stringify(body), headers });
  };

  return {
    url,
    ask,
    upload: async (file, name, below = '') =>
      (await send('POST', `/api/media${below}`, {
        body: new Uint8Array(Buffer.from(file)),
        headers: { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(name) },
      })) as StoredMedia,
    list: async () => ((await ask('GET', '/api/media')) as MediaList).items,
    whole: (id) =>
      eventually(
        async () => (await ask('GET', `/api/media/${id}`)) as MediaDetail,
        ({ sizes }) => sizes.length === 6,
      ),
  };
}

/** Hash of every file below a folder, but for unfinished uploads. */
export function hashesBelow(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.uploads'));
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}
