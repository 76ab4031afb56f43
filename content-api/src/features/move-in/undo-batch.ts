import { setImmediate } from 'node:timers/promises';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { navigation } from '../../contract/kinds/navigation.ts';
import { rightOf } from '../../contract/kinds/right-of.ts';
import { authorMay } from '../../core/accounts/author-may.ts';
import { deleteForGood } from '../../core/records/delete-record.ts';
import { stemOf } from '../../core/media/file-names.ts';
import { dropRecordEntries, syncSearchEntries } from '../../core/records/search-entries.ts';
import { shownRevision } from '../../core/records/private-records.ts';
import { writeContent } from '../../core/records/write.ts';
import type { Author } from '../../core/records/write.ts';
import type { Queries } from '../../db/database.ts';
import { toIso } from '../../lib/clock.ts';
import { inParts } from '../../lib/in-parts.ts';
import type { MediaContext } from '../media/media-services.ts';
import { isRedirect } from './addresses.ts';
import { changeBatch, requireBatch } from './batches.ts';
import type { OnProgress } from './batches.ts';
import { fileParts } from './import-files.ts';
import { countOrigins, originParts } from './origins.ts';
import type { Before, Origin } from './origins.ts';

interface Undone {
  removed: number;
  /** Redirects from old addresses. */
  redirects: number;
  /** Records that somebody has changed since stay. */
  kept: number;
  files: number;
}

const partSize = 50;

/** A record that was there before is what it was: nobody has changed it since, so what is newer is the batch's. */
async function bringBack(trx: Queries, record: string, before: Before): Promise<void> {
  const kind = findKind(record.split('/')[0] ?? '');
  if (kind === undefined) return;
  await dropRecordEntries(trx, [record]);
  await trx.updateTable('records').set(before).where('key', '=', record).execute();
  const newer = trx
    .selectFrom('revisions')
    .select('id')
    .where('record', '=', record)
    .where('at', '>', before.updated_at);
  await trx.deleteFrom('publications').where('record', '=', record).where('revision', 'in', newer).execute();
  await trx.deleteFrom('revisions').where('id', 'in', newer).execute();
  await syncSearchEntries(trx, kind, [record]);
}

/** Removes what a batch has made, published or not, with its files and redirects. */
export async function undoBatch(
  context: MediaContext,
  id: string,
  actor: Author,
  onProgress?: OnProgress,
): Promise<Undone> {
  const { database, clock, media } = context;
  await requireBatch(database.queries, id);
  const undone: Undone = { removed: 0, redirects: 0, kept: 0, files: 0 };
  const mayMenus =
    actor.userId === '' || (await authorMay(database.queries, actor.userId, [rightOf(navigation)]));
  const total = await countOrigins(database.queries, id);
  let done = 0;
  for await (const origins of originParts(database.queries, { import: id })) {
    for (const part of inParts(origins, partSize)) {
      await setImmediate();
      await removeRecords(part);
      await onProgress?.((done += part.length), total);
    }
  }
  await removeFiles();
  await changeBatch(database.queries, id, toIso(clock.nowMs()), { state: 'undone', task: '' });
  return undone;

  async function removeRecords(part: readonly Origin[]): Promise<void> {
    await writeContent(context, actor, async (trx) => {
      let isPublic = false;
      for (const origin of part) {
        const { record, revision, before } = origin;
        const row = await trx
          .selectFrom('records')
          .select(['head_revision', shownRevision.as('shown')])
          .where('key', '=', record)
          .executeTakeFirst();
        const isChanged = row !== undefined && row.head_revision !== revision;
        if (isChanged || (before !== null && !mayMenus)) {
          undone.kept += 1;
          continue;
        }
        isPublic ||= (row?.shown ?? null) !== null;
        if (row !== undefined) {
          await (before === null ? deleteForGood(trx, record) : bringBack(trx, record, before));
          undone[isRedirect(origin) ? 'redirects' : 'removed'] += 1;
        }
        await trx.deleteFrom('origins').where('record', '=', record).execute();
      }
      const entry = {
        action: 'import.undo',
        entity: 'content',
        entityId: id,
        detail: { records: part.length },
      };
      return { result: undefined, entry, changed: isPublic ? 'everything' : 'nothing' };
    });
  }

  /** Files that nothing else has taken up since. */
  async function removeFiles(): Promise<void> {
    for await (const part of fileParts(database.queries, id)) {
      const paths = await writeContent(context, actor, async (trx) => {
        const unused: string[] = [];
        for (const { path, isNew } of part) {
          if (path === null || !isNew || unused.includes(path)) continue;
          const use = await trx
            .selectFrom('media_uses')
            .select('id')
            .where('stem', '=', stemOf(path))
            .executeTakeFirst();
          if (use !== undefined) continue;
          await trx.deleteFrom('media').where('path', '=', path).execute();
          unused.push(path);
        }
        const ids = part.map((one) => one.id);
        await trx.deleteFrom('import_files').where('id', 'in', ids).execute();
        return { result: unused, entry: [], changed: 'nothing' };
      });
      for (const path of paths) await media.folder.remove(path);
      undone.files += paths.length;
    }
  }
}
