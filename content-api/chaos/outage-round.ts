import { rmSync } from 'node:fs';
import { eventually } from '../test/support/eventually.ts';
import { newDataDir, startServer } from '../test/support/server-process.ts';
import type { ServerProcess } from '../test/support/server-process.ts';
import { keepWriting, missingFrom } from './keep-writing.ts';
import type { Told } from './keep-writing.ts';

/** A way in which the database goes away and comes back. */
export interface Outage {
  /** The database as the server sees it. */
  url: string;
  begin: () => Promise<void>;
  /** Resolves when there is a database again. */
  end: () => Promise<void>;
}

export interface OutageReport {
  acknowledged: number;
  refused: number;
  /** From the return of the database until a write was acknowledged and the server reported that it is ready. */
  healedMs: number;
  faults: string[];
}

const password = 'a chaotic pass phrase';
const enough = 20;
const some = 4;

/** Takes the database away from a server that is being written to, gives it back, and looks at what is left. */
export async function throughOutage({ url: databaseUrl, begin, end }: Outage): Promise<OutageReport> {
  const dataDir = newDataDir();
  const server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LIMITS_SCALE: '1000000',
    ADMIN_PASSWORD: password,
  });
  const faults: string[] = [];
  const expectSoon = async (what: string, isSo: () => Promise<boolean> | boolean): Promise<void> => {
    const isFine = await eventually(isSo, (seen) => seen);
    if (!isFine) faults.push(`never ${what}`);
  };
  try {
    const target = { url: server.url, token: await login(server.url) };
    const { told, stop } = keepWriting(target);
    await expectSoon('wrote', () => told.kept.size >= enough);
    await begin();
    await expectSoon('refused a write', () => told.refused >= some);
    await end();
    const healedMs = await healing(server, told, expectSoon);
    await expectSoon('wrote as before', writesMore(told, enough));
    await stop();
    faults.push(...told.wrong.slice(0, 5));
    const missing = await missingFrom(target, told.kept);
    if (missing.length > 0) faults.push(`${missing.length} acknowledged writes are lost`);
    return { acknowledged: told.kept.size, refused: told.refused, healedMs, faults };
  } finally {
    server.kill('SIGTERM');
    const ended = await server.ended;
    if (ended !== 0) faults.push(`the server ended with ${ended}: ${server.output().slice(-2000)}`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function healing(
  { url }: ServerProcess,
  told: Told,
  expectSoon: (what: string, isSo: () => Promise<boolean> | boolean) => Promise<void>,
): Promise<number> {
  const startedMs = Date.now();
  const writes = writesMore(told, 1);
  await expectSoon('ready again', async () => writes() && (await fetch(`${url}/readyz`)).status === 200);
  return Date.now() - startedMs;
}

function writesMore(told: Told, count: number): () => boolean {
  const before = told.kept.size;
  return () => told.kept.size >= before + count;
}

async function login(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password }),
  });
  return ((await answer.json()) as { token: string }).token;
}
