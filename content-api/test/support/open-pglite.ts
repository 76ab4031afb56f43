import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from '../../src/db/database.ts';
import type { Tables } from '../../src/db/schema.ts';

/** PostgreSQL in memory, for machines without a server. It is no proof of durability or of several processes. */
export function openPglite(): Database {
  const queries = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) });
  return {
    kind: 'postgres',
    queries,
    withoutSync: (work) => work(queries),
    atLength: (work) => work(queries),
    close: () => queries.destroy(),
  };
}
