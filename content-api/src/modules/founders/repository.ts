import type { z } from 'zod';
import { readSingleton, writeSingleton } from '../../content/singletons.ts';
import type { Founder, Founders, foundersInputSchema } from '../../contract/founders.ts';
import type { Queries } from '../../db/database.ts';

export type FoundersValues = z.output<typeof foundersInputSchema>;

export async function readFounders(db: Queries): Promise<Founders> {
  const stored = await readSingleton<Founders>(db, 'founders');
  if (stored === undefined) return { title: '', founders: [] };
  return {
    title: stored.body.title,
    founders: stored.body.founders.map(inOrder),
    updatedAt: stored.updatedAt,
  };
}

export async function writeFounders(db: Queries, values: FoundersValues, updatedAt: string): Promise<void> {
  await writeSingleton(db, 'founders', { title: values.title, founders: values.founders }, updatedAt);
}

// PostgreSQL keeps the values of a JSON column but not the order of its keys.
function inOrder({ name, bio, image, imagePosition, social }: Founder): Founder {
  const { github, portfolio, linkedin, instagram } = social;
  return { name, bio, image, imagePosition, social: { github, portfolio, linkedin, instagram } };
}
