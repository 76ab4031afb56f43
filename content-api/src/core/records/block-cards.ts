import { blockOf } from '../../contract/kinds/fields.ts';
import type { Fields } from '../../contract/kinds/fields.ts';
import { kinds } from '../../contract/kinds/index.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Reads } from '../../db/database.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { toCard } from './answers.ts';
import { pageOfLive } from './live-records.ts';
import { inLanguage, readAnsweredLanguages } from './read-languages.ts';
import type { ShownKind } from './read-languages.ts';

const usualCount = 3;

type Card = ReturnType<typeof toCard>;

/** Kinds whose records the blocks of a record list. */
export function listedKinds({ fields }: Kind, data: Record<string, unknown>): Kind[] {
  return listsOf(fields, data).flatMap(({ kind }) => findListed(kind) ?? []);
}

/** Cards of the records that the blocks of a record list, one list for each such block, in the order of the blocks. */
export async function readBlockCards(
  db: Reads,
  { kind: { fields, language }, languages }: ShownKind,
  answer: Record<string, unknown>,
): Promise<{ cards?: Card[][] }> {
  const cards: Card[][] = [];
  for (const { kind: name, count } of listsOf(fields, answer)) {
    const listed = findListed(name);
    const kind = listed && inLanguage(listed, languages, language);
    cards.push(kind === undefined ? [] : await readCards(db, { kind, languages }, count));
  }
  return cards.length === 0 ? {} : { cards };
}

/** What the blocks say of the records that they list. */
function listsOf(fields: Fields, data: Record<string, unknown>): { kind: unknown; count: unknown }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name];
    if (field.type !== 'blocks' || !Array.isArray(value)) return [];
    return value.filter(isValues).flatMap((one) => {
      const listed = blockOf(field, one)?.cards;
      return listed === undefined ? [] : [{ kind: one[listed.kind], count: one[listed.count] }];
    });
  });
}

function findListed(name: unknown): Kind | undefined {
  return kinds.find((one) => one.name === name);
}

async function readCards(db: Reads, { kind, languages }: ShownKind, count: unknown): Promise<Card[]> {
  const size = typeof count === 'number' ? count : usualCount;
  const order = kind.order === 'hand' ? { order: 'hand' as const } : {};
  const { records } = await pageOfLive(db, kind, { page: 1, size, offset: 0 }, order);
  const ids = records.map(({ id }) => id);
  const languagesOf = await readAnsweredLanguages(db, kind, languages, ids);
  return records.map((record) => ({ ...toCard(kind, record), ...languagesOf(record.id) }));
}
