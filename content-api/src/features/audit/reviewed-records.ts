import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';

interface Row {
  id: string;
  entity: string;
  entity_id: string;
  detail: unknown;
}

/** The records that rows of previews and reviews are about, by the ids of the rows. */
export async function readReviewed(db: Queries, rows: readonly Row[]) {
  const about = rows.filter(({ entity }) => entity === 'preview' || entity === 'review');
  if (about.length === 0) return new Map<string, never>();
  const reviews = await db
    .selectFrom('reviews')
    .select(['id', 'record'])
    .where(
      'id',
      'in',
      about.map(({ entity_id }) => entity_id),
    )
    .execute();
  const ofReview = new Map(reviews.map(({ id, record }) => [id, record]));
  const keys = about.flatMap(({ id, entity_id, detail }) => {
    const { record = ofReview.get(entity_id) } = readJson<{ record?: string }>(detail);
    return record === undefined ? [] : [[id, record] as const];
  });
  const records =
    keys.length === 0
      ? []
      : await db
          .selectFrom('records')
          .select(['key', 'kind', 'id', 'title'])
          .where(
            'key',
            'in',
            keys.map(([, key]) => key),
          )
          .execute();
  const byKey = new Map(records.map(({ key, kind, id, title }) => [key, { kind, _id: id, title }]));
  return new Map(
    keys.flatMap(([id, key]) => {
      const found = byKey.get(key);
      return found ? [[id, found] as const] : [];
    }),
  );
}
