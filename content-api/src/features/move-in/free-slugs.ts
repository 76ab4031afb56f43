import { z } from 'zod';
import type { Kind } from '../../contract/kinds/kind.ts';
import { limits } from '../../contract/limits.ts';
import type { Queries } from '../../db/database.ts';
import type { Scratch } from './scratch.ts';

/** Slugs of a kind. */
export interface Slugs {
  /** The slug itself, else the first free one with a number behind it; it is taken from then on. */
  free: (slug: string) => string;
}

const partSize = 1_000;

/** Slugs that records of a kind have or had. */
export async function readSlugs(db: Queries, kind: Kind, scratch: Scratch): Promise<Slugs> {
  const taken = scratch.keys();
  // A blog may have thousands of posts without a title: nobody counts from 2 for each of them.
  const counts = scratch.map(z.int());
  for (const table of ['slugs', 'records'] as const) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom(table)
        .select(['key', 'slug'])
        .where('kind', '=', kind.name)
        .where('slug', 'is not', null)
        .where('key', '>', after)
        .orderBy('key')
        .limit(partSize)
        .execute();
      const last = rows.at(-1);
      if (last === undefined) break;
      for (const { slug } of rows) if (slug !== null) taken.add(slug);
      after = last.key;
    }
  }
  return {
    free(slug) {
      if (taken.add(slug)) return slug;
      for (let count = counts.get(slug) ?? 2; ; count += 1) {
        const next = `${slug.slice(0, limits.slug - 8)}-${count}`;
        if (!taken.add(next)) continue;
        counts.set(slug, count + 1);
        return next;
      }
    },
  };
}
