import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from './database.ts';
import { logStatements } from './log-statements.ts';
import type { OnStatement } from './log-statements.ts';
import { createPostgresPool, longWorkLimits, requestLimits } from './postgres-pool.ts';
import type { PostgresLimits } from './postgres-pool.ts';
import type { Tables } from './schema.ts';

/** Opens a PostgreSQL database; connections are made when first needed and made again when lost. */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void = () => undefined,
  onStatement?: OnStatement,
  limits: PostgresLimits = requestLimits,
): Database {
  const connect = (within: PostgresLimits) =>
    new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: createPostgresPool(url, onLost, within) }),
      ...logStatements(onStatement),
    });
  const queries = connect(limits);
  let isClosed = false;
  return {
    kind: 'postgres',
    queries,
    withoutSync: (work) => work(queries),
    async atLength(work) {
      const connections = connect(longWorkLimits);
      try {
        return await work(connections);
      } finally {
        await connections.destroy();
      }
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await queries.destroy();
    },
  };
}
