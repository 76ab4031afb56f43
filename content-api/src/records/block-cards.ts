import { blockOf } from '../contract/kinds/fields.ts';
import { kinds } from '../contract/kinds/index.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Reads } from '../db/database.ts';
import { toCard } from './answers.ts';
import { pageOfLive } from './live-records.ts';
import { isValues } from './read-values.ts';

const usualCount = 3;

type Card = ReturnType<typeof toCard>;

/** Cards of the records that the blocks of a record list, one list for each such block, in the order of the blocks. */
export async function readBlockCards(
  db: Reads,
  { fields }: Kind,
  answer: Record<string, unknown>,
): Promise<{ cards?: Card[][] }> {
  const cards: Card[][] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = answer[name];
    if (field.type !== 'blocks' || !Array.isArray(value)) continue;
    for (const one of value.filter(isValues)) {
      const listed = blockOf(field, one)?.cards;
      if (listed !== undefined) cards.push(await readCards(db, one[listed.kind], one[listed.count]));
    }
  }
  return cards.length === 0 ? {} : { cards };
}

async function readCards(db: Reads, name: unknown, count: unknown): Promise<Card[]> {
  const kind = kinds.find((one) => one.name === name);
  if (kind === undefined) return [];
  const size = typeof count === 'number' ? count : usualCount;
  const order = kind.order === 'hand' ? { order: 'hand' as const } : {};
  const { records } = await pageOfLive(db, kind, { page: 1, size, offset: 0 }, order);
  return records.map((record) => toCard(kind, record));
}
