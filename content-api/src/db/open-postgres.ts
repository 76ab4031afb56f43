import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

const poolSize = 10;
const statementTimeoutMs = 5000;
const connectTimeoutMs = 4000;

/** Opens a PostgreSQL database; connections are made when first needed and made again when lost. */
export function openPostgres(url: string, onError: (error: Error) => void = () => undefined): Database {
  // 64-bit whole numbers: ours stay far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'content-api',
  });
  pool.on('error', onError);
  const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let isClosed = false;
  return {
    kind: 'postgres',
    queries,
    lightly: (work) => work(queries),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await queries.destroy();
    },
  };
}
