import { startTemporaryBalancer } from '../test/support/temporary-balancer.ts';
import { startTemporaryPooler } from '../test/support/temporary-pooler.ts';
import { ask, startTemporaryPostgres } from '../test/support/temporary-postgres.ts';
import type { TemporaryPostgres } from '../test/support/temporary-postgres.ts';
import { throughOutage } from './outage-round.ts';
import type { OutageReport } from './outage-round.ts';

/** PostgreSQL ends at once, as in a crash, and starts again. */
export async function immediateStop(rounds: number): Promise<OutageReport[]> {
  return withPostgres((postgres) =>
    repeat(rounds, async () =>
      throughOutage({
        url: await newDatabase(postgres.url),
        begin: postgres.stopImmediately,
        end: postgres.start,
      }),
    ),
  );
}

/** The same behind PgBouncer, which stays. */
export async function immediateStopBehindPooler(rounds: number): Promise<OutageReport[]> {
  return withPostgres(async (postgres) => {
    const pooler = await startTemporaryPooler(postgres);
    try {
      return await repeat(rounds, async () =>
        throughOutage({
          url: inDatabase(pooler.url, await newDatabase(postgres.url)),
          begin: postgres.stopImmediately,
          end: postgres.start,
        }),
      );
    } finally {
      await pooler.stop();
    }
  });
}

/** PostgreSQL stands still without closing a connection, and goes on. */
export async function pause(rounds: number): Promise<OutageReport[]> {
  return withPostgres((postgres) =>
    repeat(rounds, async () => {
      const url = await newDatabase(postgres.url);
      return throughOutage({
        url,
        begin: () => Promise.resolve(postgres.signal('SIGSTOP')),
        end: () => Promise.resolve(postgres.signal('SIGCONT')),
      });
    }),
  );
}

/** The server that takes writes ends for good, and its copy takes its place behind HAProxy. */
export async function failoverBehindBalancer(rounds: number): Promise<OutageReport[]> {
  return repeat(rounds, () =>
    withReplica(async (primary, replica) => {
      const balancer = await startTemporaryBalancer(primary, replica);
      try {
        return await throughOutage({
          url: balancer.url,
          begin: primary.stopImmediately,
          end: replica.promote,
        });
      } finally {
        await balancer.stop();
      }
    }),
  );
}

/** The same without anything between: the address names both servers. */
export async function failoverBetweenHosts(rounds: number): Promise<OutageReport[]> {
  return repeat(rounds, () =>
    withReplica((primary, replica) => {
      const url = new URL(primary.url);
      url.searchParams.set('host', `${replica.folder},${primary.folder}`);
      return throughOutage({ url: url.href, begin: primary.stopImmediately, end: replica.promote });
    }),
  );
}

async function repeat(rounds: number, round: () => Promise<OutageReport>): Promise<OutageReport[]> {
  const reports: OutageReport[] = [];
  while (reports.length < rounds) reports.push(await round());
  return reports;
}

async function withPostgres<T>(work: (postgres: TemporaryPostgres) => Promise<T>): Promise<T> {
  const postgres = await startTemporaryPostgres({ isDurable: true });
  if (postgres === undefined) throw new Error('There is no PostgreSQL on this machine');
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

function withReplica<T>(
  work: (primary: TemporaryPostgres, replica: TemporaryPostgres) => Promise<T>,
): Promise<T> {
  return withPostgres(async (primary) => {
    const replica = await primary.replicate();
    try {
      return await work(primary, replica);
    } finally {
      await replica.stop();
    }
  });
}

let databases = 0;

/** The address of an empty database on that server. */
async function newDatabase(url: string): Promise<string> {
  const name = `round_${(databases += 1)}`;
  await ask(url, `create database ${name}`);
  return inDatabase(url, name);
}

function inDatabase(url: string, other: string): string {
  const address = new URL(url);
  address.pathname = URL.canParse(other) ? new URL(other).pathname : other;
  return address.href;
}
