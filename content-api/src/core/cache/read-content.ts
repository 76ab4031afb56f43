import type { FastifyRequest } from 'fastify';
import { contentRevisionHeader } from '../../contract/content-revision-header.ts';
import type { Database, Queries } from '../../db/database.ts';
import { isFault } from '../../lib/fault.ts';
import { readRevision } from '../records/content-revision.ts';

interface ReadContent<T> {
  result: T;
  /** Revision of the content that the result was read from. */
  revision: string;
}

/**
 * Reads content and its revision in one snapshot of the database, so that an answer never claims to be of another state
 * than it is. A fault, such as a record that is not there, names its revision as well.
 */
export function readContent<T>(
  { database }: { database: Database },
  read: (db: Queries) => Promise<T>,
): Promise<ReadContent<T>> {
  return database.queries
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      const revision = await readRevision(db);
      try {
        return { result: await read(db), revision };
      } catch (error) {
        if (isFault(error)) error.headers = { ...error.headers, [contentRevisionHeader]: revision };
        throw error;
      }
    });
}

/** The same for an answer that is not cached. */
export async function readForRequest<T>(
  context: { database: Database },
  request: FastifyRequest,
  read: (db: Queries) => Promise<T>,
): Promise<T> {
  const { result, revision } = await readContent(context, read);
  request.contentRevision = revision;
  return result;
}
