import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Tables } from './schema.ts';

/** Opens a PostgreSQL database; connections are made when first needed and made again when lost. */
export function openPostgres(url: string, onLost: (error: Error) => void = () => undefined): Database {
  const pool = createPostgresPool(url, onLost);
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
