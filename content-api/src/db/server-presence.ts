import pg from 'pg';
import { seconds } from '../lib/durations.ts';
import { startupFault } from './startup-fault.ts';

/** A process's word to the others on one PostgreSQL, kept by a session lock that ends with the process. */
export interface Presence {
  leave: () => Promise<void>;
}

/** The first half of the lock's key; the second is the schema, since one server may hold several studios. */
const key = 0x53545544;
const again = seconds(2);
const patienceMs = seconds(4);

/** Says that a server runs on this database, as long as it does. Refused while a restore is at work. */
export async function announceServer(url: string): Promise<Presence> {
  let client = await connect(url);
  let isLeaving = false;
  if (!(await take(client, 'pg_try_advisory_lock_shared'))) {
    await client.end();
    throw startupFault(
      'RESTORE_RUNNING',
      'A restore is at work on this database; start again when it is done',
    );
  }
  watch(client);

  function watch(current: pg.Client): void {
    current.once('end', () => {
      if (!isLeaving) retry();
    });
  }

  function retry(): void {
    setTimeout(() => {
      if (isLeaving) return;
      connect(url).then(async (next) => {
        client = next;
        watch(next);
        await take(next, 'pg_try_advisory_lock_shared');
      }, retry);
    }, again).unref();
  }

  return {
    async leave() {
      isLeaving = true;
      await Promise.race([client.end(), new Promise((resolve) => setTimeout(resolve, 500).unref())]);
    },
  };
}

/** Keeps servers from starting. Refused while one runs. */
export async function keepServersOut(url: string): Promise<Presence> {
  const client = await connect(url);
  if (await take(client, 'pg_try_advisory_lock')) return { leave: () => client.end() };
  await client.end();
  throw startupFault(
    'DATABASE_IN_USE',
    'A server is running on this database; stop every one of them first. Nothing was changed.',
  );
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    application_name: 'content-api presence',
  });
  // The end that follows is what counts.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function take(client: pg.Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `select ${lock}($1, hashtext(current_schema())) as taken`,
    [key],
  );
  return rows[0]?.taken === true;
}
