import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { hours, seconds } from '../lib/durations.ts';
import { isConnectionLost } from './error-kind.ts';
import { postgresServers, refuseReplica } from './postgres-servers.ts';
import type { PostgresServer } from './postgres-servers.ts';

const poolSize = 10;

/** When the server gives up a statement, and a transaction that asks nothing. */
export interface PostgresLimits {
  statementMs: number;
  idleInTransactionMs: number;
}

/** For requests: nobody waits longer. */
export const requestLimits: PostgresLimits = { statementMs: seconds(5), idleInTransactionMs: seconds(10) };
/** For copies of everything and changes of the schema, which grow with the rows. */
export const longWorkLimits: PostgresLimits = { statementMs: hours(6), idleInTransactionMs: hours(6) };

/**
 * Connections to whichever server of the address takes writes. They are made when first needed; one that is lost, or
 * whose server is silent, is given up at once and never handed out again.
 */
export function createPostgresPool(
  url: string,
  onLost: (error: Error) => void,
  limits: PostgresLimits = requestLimits,
): PostgresPool {
  const pools = postgresServers(url).map((server) => createPool(server, onLost, limits));
  const prepared = new WeakSet<pg.PoolClient>();
  let current = 0;

  async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
    const client = await pool.connect();
    if (prepared.has(client)) return client;
    try {
      await refuseReplica(client);
      // Not as parameters of the start: a pooler refuses those that it does not know.
      await client.query(
        `select set_config('statement_timeout', '${limits.statementMs}', false),
          set_config('idle_in_transaction_session_timeout', '${limits.idleInTransactionMs}', false)`,
      );
      prepared.add(client);
      return client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function connect([pool, ...others]: pg.Pool[]): Promise<pg.PoolClient> {
    if (pool === undefined) throw new Error('Connection terminated');
    try {
      const client = await checkOut(pool);
      current = pools.indexOf(pool);
      return client;
    } catch (error) {
      if (others.length === 0) throw error;
      return connect(others);
    }
  }

  return {
    options: {},
    connect: async () => giveUpWhenLost(await connect([...pools.slice(current), ...pools.slice(0, current)])),
    async end() {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

function createPool(
  server: PostgresServer,
  onLost: (error: Error) => void,
  { statementMs }: PostgresLimits,
): pg.Pool {
  // 64-bit whole numbers: ours stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    ...server,
    max: poolSize,
    types,
    query_timeout: statementMs + 500,
    keepAlive: true,
    application_name: 'content-api',
  });
  // The pool listens for errors of idle connections only; an `error` event without a listener ends the process.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => undefined);
  return pool;
}

/** After a silence the next statement, such as the rollback, would only wait as long again. */
function giveUpWhenLost(client: PostgresPoolClient): PostgresPoolClient {
  let isReleased = false;
  function release(isLost?: boolean): void {
    if (isReleased) return;
    isReleased = true;
    client.release(isLost);
  }
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query<R>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(statement: string | PostgresCursor<R>, values: readonly unknown[] = []) {
    if (typeof statement !== 'string') return client.query(statement);
    if (isReleased) return Promise.reject(new Error('Connection terminated'));
    return client.query<R>(statement, values).catch((error: unknown) => {
      if (isConnectionLost(error)) release(true);
      throw error;
    });
  }
  return { query, release };
}
