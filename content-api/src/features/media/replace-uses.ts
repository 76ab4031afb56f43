import type { Kind } from '../../contract/kinds/kind.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Queries } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { nextVersion } from '../../lib/next-version.ts';
import { changeStates } from '../../core/records/change-states.ts';
import { forEditors } from '../../core/records/private-records.ts';
import { renameFiles } from '../../core/media/named-files.ts';
import { isNewest } from './states.ts';

interface Replacement {
  stem: string;
  url: string;
  author: string;
  clock: Clock;
  kinds: readonly Kind[];
}

/** Puts another address in the place of a file's in every record that names it now; returns how many. */
export async function replaceUses(db: Queries, replacement: Replacement): Promise<number> {
  const { stem, url, author, clock, kinds } = replacement;
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('trashed_at', 'is', null)
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('media_uses')
        .innerJoin('revisions', 'revisions.id', 'media_uses.revision')
        .innerJoin('records as named', 'named.key', 'revisions.record')
        .select('named.key')
        .where('media_uses.stem', '=', stem)
        .where(isNewest('named')),
    )
    .execute();
  for (const row of rows.map(forEditors)) {
    const kind = findKind(row.kind, kinds);
    if (kind === undefined) continue;
    await changeStates(db, row, {
      kind,
      author,
      at: nextVersion(clock, row.updated_at),
      note: 'A file was replaced',
      change: (data) => renameFiles(data, new Map([[stem, url]])),
    });
  }
  return rows.length;
}
