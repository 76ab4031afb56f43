import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../src/db/database.ts';

/** What statements have returned since the last `reset`. */
export interface RowCount {
  /** Rows of all statements. */
  all: number;
  /** Rows of the statement with the most. */
  most: number;
  statements: number;
  reset: () => void;
}

/** The database with a count of the rows that its statements return. */
export function countRows(database: Database): { database: Database; rows: RowCount } {
  const rows: RowCount = {
    all: 0,
    most: 0,
    statements: 0,
    reset() {
      rows.all = 0;
      rows.most = 0;
      rows.statements = 0;
    },
  };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      rows.statements += 1;
      rows.all += result.rows.length;
      rows.most = Math.max(rows.most, result.rows.length);
      return Promise.resolve(result);
    },
  };
  return { database: { ...database, queries: database.queries.withPlugin(counting) }, rows };
}
