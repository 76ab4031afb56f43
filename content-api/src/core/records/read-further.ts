import type { Reads } from '../../db/database.ts';
import { findLiveAfter, listLiveByIds, listLiveTags } from './live-records.ts';
import { toCard } from './answers.ts';
import type { LiveRecord } from './answers.ts';
import { readAnsweredLanguages } from './read-languages.ts';
import type { ShownKind } from './read-languages.ts';

const relatedMax = 3;
/** Related records are looked for among so many of the first of the list. */
const candidatesMax = 200;

type Card = ReturnType<typeof toCard>;

/** Cards of the records to read after one: the next of the list, and those that share most tags with it. */
export async function readFurther(
  db: Reads,
  { kind, languages }: ShownKind,
  { id, data }: LiveRecord,
): Promise<{ next?: Card; related?: Card[] }> {
  if (kind.related === undefined) return {};
  const next = await findLiveAfter(db, kind, id);
  const stored = data[kind.related];
  const own = new Set(Array.isArray(stored) ? stored : []);
  const sharing = (await listLiveTags(db, kind, kind.related, candidatesMax))
    .filter((one) => one.id !== id && one.id !== next?.id)
    .map((one) => ({ id: one.id, shared: one.tags.filter((tag) => own.has(tag)).length }))
    .filter(({ shared }) => shared > 0)
    // Equal ones keep the order of the list.
    .sort((a, b) => b.shared - a.shared)
    .slice(0, relatedMax);
  const related = await listLiveByIds(
    db,
    kind,
    sharing.map((one) => one.id),
  );
  const ids = [...(next === undefined ? [] : [next]), ...related].map((one) => one.id);
  const languagesOf = await readAnsweredLanguages(db, kind, languages, ids);
  const cardOf = (one: LiveRecord) => ({ ...toCard(kind, one), ...languagesOf(one.id) });
  return {
    ...(next !== undefined && { next: cardOf(next) }),
    ...(related.length > 0 && { related: related.map(cardOf) }),
  };
}
