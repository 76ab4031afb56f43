import type { Kind } from '../contract/kinds/kind.ts';
import type { Queries } from '../db/database.ts';
import { recordKey } from './record-key.ts';

/**
 * Makes free slugs the addresses of records; their earlier ones stay addresses of them. Each slug and each record comes
 * once.
 */
export async function claimSlugs(
  db: Queries,
  kind: Kind,
  claims: readonly { record: string; slug: string | null }[],
): Promise<void> {
  const rows = claims.flatMap(({ record, slug }) =>
    slug === null ? [] : { key: recordKey(kind, slug), kind: kind.name, slug, record, is_former: 0 },
  );
  if (rows.length === 0) return;
  await db
    .insertInto('slugs')
    .values(rows)
    .onConflict((clash) =>
      clash.column('key').doUpdateSet((eb) => ({ record: eb.ref('excluded.record'), is_former: 0 })),
    )
    .execute();
  const [records, keys] = [rows.map(({ record }) => record), rows.map(({ key }) => key)];
  await db
    .updateTable('slugs')
    .set({ is_former: 1 })
    .where('record', 'in', records)
    .where('key', 'not in', keys)
    .where('is_former', '=', 0)
    .execute();
}
