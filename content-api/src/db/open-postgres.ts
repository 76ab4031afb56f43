import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database.ts';
import { logStatements } from './log-statements.ts';
import type { OnStatement } from './log-statements.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Tables } from './schema.ts';

/** Opens a PostgreSQL database; connections are made when first needed and made again when lost. */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void = () => undefined,
  onStatement?: OnStatement,
): Database {
  const pool = createPostgresPool(url, onLost);
  const queries = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...logStatements(onStatement),
  });
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
