import pg from 'pg';
import { seconds } from '../lib/durations.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { postgresServers, refuseReplica } from './postgres-servers.ts';
import type { PostgresServer } from './postgres-servers.ts';

/** A process's word to the others on one PostgreSQL, kept by a session lock that ends with the process. */
export interface Presence {
  /** False from the loss of the lock until it is held again: a restore may be at work then. */
  isHeld: () => boolean;
  leave: () => Promise<void>;
}

const key: number = advisoryLocks.serverPresence;
const backupKey: number = advisoryLocks.offSiteBackup;
const shared = 'pg_try_advisory_lock_shared';
const againMs = seconds(0.5);
const askEveryMs = seconds(2);
const timeoutMs = seconds(2);
const leaveWithinMs = seconds(0.5);

interface Link {
  client: pg.Client;
  ended: Promise<void>;
}

/**
 * Says that a server runs on this database, as long as it does. Refused while a restore is at work. A lock that was
 * lost with its connection is taken again; until then the server must not write.
 */
export async function announceServer(url: string, warn: (message: string) => void): Promise<Presence> {
  let link = await connect(url);
  let isHeld = await take(link, shared);
  let isLeaving = false;
  let isTold = false;
  if (!isHeld) {
    await link.client.end();
    throw startupFault(
      'RESTORE_RUNNING',
      'A restore is at work on this database; start again when it is done',
    );
  }
  const holding = hold();

  async function hold(): Promise<void> {
    await untilLost(link);
    isHeld = false;
    while (!isLeaving) {
      await pause(againMs);
      // A failure means that the server is not up yet: ask again.
      await regain().catch(() => undefined);
    }
  }

  async function regain(): Promise<void> {
    if (isLeaving) return;
    const next = await connect(url);
    try {
      isHeld = await take(next, shared);
      if (isLeaving) return;
      if (!isHeld) return logOnce();
      isTold = false;
      link = next;
      await untilLost(next);
    } finally {
      isHeld = false;
      void next.client.end();
    }
  }

  function logOnce(): void {
    if (!isTold) warn('A restore is at work on this database; nothing is written until it is done');
    isTold = true;
  }

  return {
    isHeld: () => isHeld,
    async leave() {
      isLeaving = true;
      await Promise.race([link.client.end().then(() => holding), pause(leaveWithinMs)]);
    },
  };
}

/** Keeps servers from starting. Refused while one runs. */
export async function keepServersOut(url: string): Promise<Pick<Presence, 'leave'>> {
  const link = await connect(url);
  if (await take(link, 'pg_try_advisory_lock')) return { leave: () => link.client.end() };
  await link.client.end();
  throw startupFault(
    'DATABASE_IN_USE',
    'A server is running on this database; stop every one of them first. Nothing was changed.',
  );
}

/** Makes this process the one that makes off-site backups of the database. Undefined while another one is at it. */
export async function acquireBackupLock(url: string): Promise<Presence | undefined> {
  const link = await connect(url);
  if (!(await take(link, 'pg_try_advisory_lock', backupKey))) {
    await link.client.end();
    return undefined;
  }
  let isHeld = true;
  void untilLost(link).then(() => (isHeld = false));
  return { isHeld: () => isHeld, leave: () => link.client.end() };
}

/** A connection may end without a word, so it is asked now and then. */
async function untilLost({ client, ended }: Link): Promise<void> {
  const timer = setInterval(() => void client.query('select 1').catch(() => client.end()), askEveryMs);
  timer.unref();
  await ended;
  clearInterval(timer);
}

function connect(url: string): Promise<Link> {
  return connectTo(postgresServers(url));
}

/** Connects to whichever server takes writes. */
async function connectTo([server, ...others]: PostgresServer[]): Promise<Link> {
  const client = new pg.Client({
    connectionString: server?.connectionString,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    application_name: 'content-api presence',
  });
  // The end that follows is what counts.
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  try {
    await client.connect();
    await refuseReplica(client);
    return { client, ended };
  } catch (error) {
    void client.end();
    if (others.length === 0) throw error;
    return connectTo(others);
  }
}

async function take({ client }: Link, lock: string, first = key): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select ${lock}($1, hashtext(current_schema())) as taken`,
    [first],
  );
  return rows[0]?.taken === true;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
