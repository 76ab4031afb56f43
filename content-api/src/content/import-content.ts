import type { Queries } from '../db/database.ts';
import { isUniqueViolation } from '../db/error-kind.ts';
import { startupFault } from '../db/startup-fault.ts';
import { newId } from '../lib/new-id.ts';
import { readAbout, writeAbout } from '../modules/about/repository.ts';
import { writeFounders } from '../modules/founders/repository.ts';
import { findPost, insertPost, replacePost } from '../modules/posts/repository.ts';
import { findProject, insertProject, replaceProject } from '../modules/projects/repository.ts';
import { findService, insertService, replaceService } from '../modules/services/repository.ts';
import { findTechnology, insertTechnology, replaceTechnology } from '../modules/technologies/repository.ts';
import type { ContentFile } from './content-file.ts';

/** How many records an import adds and replaces. */
export interface ImportCount {
  added: number;
  replaced: number;
}

type Kept = { _id?: string; createdAt?: string; updatedAt?: string };

/** Puts everything of the file into the database; records with a known id are replaced, nothing is removed. */
export async function importContent(db: Queries, file: ContentFile, now: string): Promise<ImportCount> {
  const count = { added: 0, replaced: 0 };

  async function each<T extends Kept>(
    records: T[],
    find: (id: string) => Promise<unknown>,
    insert: (id: string, record: T, stamps: { createdAt: string; updatedAt: string }) => Promise<void>,
    replace: (id: string, record: T, updatedAt: string) => Promise<void>,
  ): Promise<void> {
    for (const record of records) {
      const id = record._id ?? newId();
      const updatedAt = record.updatedAt ?? now;
      const isKnown = record._id !== undefined && (await find(id)) !== undefined;
      try {
        if (isKnown) await replace(id, record, updatedAt);
        else await insert(id, record, { createdAt: record.createdAt ?? updatedAt, updatedAt });
      } catch (error) {
        throw isUniqueViolation(error) ? clash(record) : error;
      }
      count[isKnown ? 'replaced' : 'added'] += 1;
    }
  }

  await each(
    file.projects,
    (id) => findProject(db, id),
    (id, record, stamps) => insertProject(db, id, record, stamps),
    (id, record, at) => replaceProject(db, id, record, at),
  );
  await each(
    file.services,
    (id) => findService(db, id),
    (id, record, stamps) => insertService(db, id, record, stamps),
    async (id, record, at) => {
      const current = await findService(db, id);
      if (current !== undefined) await replaceService(db, current, record, at);
    },
  );
  await each(
    file.posts,
    (id) => findPost(db, id),
    (id, record, stamps) => insertPost(db, id, record, stamps),
    (id, record, at) => replacePost(db, id, record, at),
  );
  await each(
    file.technologies,
    (id) => findTechnology(db, id),
    (id, record, stamps) => insertTechnology(db, id, record, stamps),
    (id, record, at) => replaceTechnology(db, id, record, at),
  );
  if (file.about !== undefined) {
    await writeAbout(db, file.about, await readAbout(db), file.about.updatedAt ?? now);
    count.replaced += 1;
  }
  if (file.founders !== undefined) {
    await writeFounders(db, file.founders, file.founders.updatedAt ?? now);
    count.replaced += 1;
  }
  return count;
}

/** Removes all content; slugs of earlier services go with it. */
export async function clearContent(db: Queries): Promise<void> {
  const tables = ['service_slugs', 'services', 'projects', 'posts', 'technologies', 'singletons'] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
}

function clash(record: object): Error {
  const named: { slug?: string; name?: string; title?: string } = record;
  const name = named.slug ?? named.name ?? named.title ?? 'a record';
  return startupFault(
    'CONTENT_CLASH',
    `Nothing was imported: ${name} exists already under another id; use --replace to take the file alone`,
  );
}
