import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, HTTPMethods, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { Metrics } from 'server-kit/metrics';
import type { Tracing } from 'server-kit/tracing';
import { createPasswordHasher } from '../../src/core/accounts/password-hash.ts';
import { insertAccount } from '../../src/core/accounts/users-repository.ts';
import { buildApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/config/config.ts';
import type { Config } from '../../src/config/config.ts';
import type { AppContext } from '../../src/app/context.ts';
import type { Kind } from '../../src/contract/kinds/kind.ts';
import { rights } from '../../src/contract/rights.ts';
import type { Right } from '../../src/contract/rights.ts';
import { createContext } from '../../src/app/create-context.ts';
import type { Database } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { migrations } from '../../src/db/migrations/index.ts';
import { toIso } from '../../src/lib/clock.ts';
import { loggerOptions } from '../../src/app/create-logger.ts';
import { readContents } from '../../src/features/backups/read-contents.ts';
import type { Restores } from '../../src/features/backups/restores.ts';
import type { BackupRunner } from '../../src/features/backups/run-backup.ts';
import type { OutsideFetch } from '../../src/features/media/outside-fetch.ts';
import type { LinkProber } from '../../src/features/doctor/link-prober.ts';
import { newId } from '../../src/lib/new-id.ts';
import { createFakeClock } from './fake-clock.ts';
import type { FakeClock } from './fake-clock.ts';
import { openMigratedDatabase } from './open-test-database.ts';

export const adminEmail = 'owner@studio.example';
export const adminPassword = 'a long pass phrase 42';

export interface TestApp {
  app: FastifyInstance;
  context: AppContext;
  clock: FakeClock;
  logLines: string[];
  /** Sends a request; a string or buffer goes as it is, anything else as JSON. */
  call: (method: HTTPMethods, url: string, options?: CallOptions) => Promise<LightMyRequestResponse>;
  /** Adds an account; its password is `adminPassword`. */
  addAccount: (email: string, role?: string, may?: readonly Right[]) => Promise<string>;
  login: (email?: string) => Promise<{ token: string; device: string }>;
  close: () => Promise<void>;
}

export interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  ip?: string;
}

interface TestAppOptions {
  env?: Record<string, string>;
  database?: Database;
  kinds?: readonly Kind[];
  outside?: OutsideFetch;
  prober?: LinkProber;
  changeConfig?: (config: Config) => Config;
  /** @default debug */
  logLevel?: string;
  /** Sees its requests. */
  metrics?: Metrics;
  tracing?: Tracing;
  restores?: Restores;
  /** Called before routes are ready, to add some. */
  extend?: (app: FastifyInstance) => void;
}

/** Tests ask no other site. */
const noLinks: LinkProber = { probe: () => Promise.resolve({}), close: () => Promise.resolve() };

/** Nor do they start processes. */
const noBackups: BackupRunner = {
  run: () => Promise.resolve(),
  look: readContents,
  runningSince: () => undefined,
};

/** Nearly the least that Argon2id takes: the suites sign in more than a thousand times. */
const passwordCost = { memoryCost: 16, timeCost: 1 };
/** How a hash of the suites begins. */
export const testHashStart = '$argon2id$v=19$m=16,t=1,p=1$';
let storedHash: Promise<string> | undefined;

/** In the suite's run on a bucket every app has a part of it, beside its own folder. */
function storeOfRun(): Record<string, string> {
  if (process.env.TEST_S3 === undefined) return {};
  const { bucket, env } = JSON.parse(process.env.TEST_S3) as { bucket: string; env: Record<string, string> };
  return { ...env, MEDIA_STORE: `s3://${bucket}/${randomUUID()}` };
}

/** The whole API over an empty, migrated database and a clock that stands still. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'content-api-'));
  const { config } = readConfig({
    DATA_DIR: dataDir,
    DEMO_CONTENT: 'off',
    ...storeOfRun(),
    ...options.env,
  });
  const database = options.database ?? (await openMigratedDatabase());
  if (options.database !== undefined) await migrate(database, { migrations });
  const clock = createFakeClock();
  const logLines: string[] = [];
  const log = pino(loggerOptions(options.logLevel ?? 'debug'), {
    write: (line: string) => void logLines.push(line),
  });
  const changed = options.changeConfig?.(config) ?? config;
  const context = await createContext({
    config: changed,
    database,
    log,
    clock,
    kinds: options.kinds,
    outside: options.outside,
    prober: options.prober ?? noLinks,
    backups: noBackups,
    restores: options.restores,
    passwordCost,
  });
  const app = await buildApp(context, options.metrics, options.tracing);
  options.extend?.(app);
  await app.ready();

  async function call(method: HTTPMethods, url: string, { body, token, headers, ip }: CallOptions = {}) {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    return app.inject({
      method,
      url,
      payload: isRaw ? body : JSON.stringify(body),
      remoteAddress: ip ?? '198.51.100.7',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
  }

  async function addAccount(email: string, role = 'admin', may: readonly Right[] = rights): Promise<string> {
    storedHash ??= createPasswordHasher(passwordCost).then((hasher) => hasher.hash(adminPassword));
    const id = newId();
    const passwordHash = await storedHash;
    const account = { id, username: 'Owner', email, role, passwordHash, isDisabled: false, may: [...may] };
    await insertAccount(database.queries, account, toIso(clock.nowMs()));
    return id;
  }

  async function login(email = adminEmail): Promise<{ token: string; device: string }> {
    const known = await database.queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .execute();
    if (known.length === 0) await addAccount(email);
    const answer = await call('POST', '/api/auth/login', { body: { email, password: adminPassword } });
    return answer.json();
  }

  async function close(): Promise<void> {
    await app.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }

  return { app, context, clock, logLines, call, addAccount, login, close };
}
