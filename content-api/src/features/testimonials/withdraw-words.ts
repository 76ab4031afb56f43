import type { Actor } from '../../core/audit/audit.ts';
import { changedData } from '../../core/records/complete-values.ts';
import { saveDraft } from '../../core/records/drafts.ts';
import { findRecord } from '../../core/records/record-rows.ts';
import { findRevision } from '../../core/records/revisions.ts';
import { unpublishRecord } from '../../core/records/take-down.ts';
import { writeContent } from '../../core/records/write.ts';
import { kindIn, partsOfStoredName } from '../../contract/kinds/kind-in.ts';
import { testimonial } from '../../contract/kinds/testimonial.ts';
import type { Queries } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { notFound } from '../../lib/fault.ts';
import { nextVersion } from '../../lib/next-version.ts';
import type { MediaContext } from '../media/media-services.ts';
import { dropPortrait } from './portrait.ts';
import { answersOf } from './requests.ts';
import type { RequestRow } from './requests.ts';

/**
 * Takes the words away from the public in every language, now and for what was scheduled, with their portrait. Returns
 * the files to remove.
 *
 * @throws Fault 404 for a link by which nothing was sent, and what `open` throws
 */
export function withdrawWords(
  context: MediaContext,
  actor: Actor,
  open: (db: Queries) => Promise<RequestRow>,
): Promise<string[]> {
  const { clock } = context;
  return writeContent(context, actor, async (trx) => {
    const row = await open(trx);
    const { testimonial: id, author } = row;
    if (id === null) throw notFound('Link');
    const at = nextVersion(clock, row.sent_at ?? undefined);
    await trx
      .updateTable('testimonial_requests')
      .set({ withdrawn_at: at, answers: writeJson({}), email: null })
      .where('id', '=', row.id)
      .execute();
    const rows = await trx
      .selectFrom('records')
      .select(['kind', 'updated_at', 'trashed_at'])
      .where('id', '=', id)
      .where((eb) => eb.or([eb('kind', '=', testimonial.name), eb('kind', 'like', `${testimonial.name}@%`)]))
      .execute();
    for (const { kind, updated_at, trashed_at } of rows) {
      if (trashed_at !== null) continue;
      const own = kindIn(testimonial, partsOfStoredName(kind).language);
      await unpublishRecord(trx, { kind: own, id, author, at: nextVersion(clock, updated_at) });
    }
    const files = await dropPortrait(trx, answersOf(row), id);
    if (files.length > 0) await forgetFace(trx, id, { author, clock });
    const entry = { action: 'withdraw', entity: testimonial.name, entityId: id, detail: { request: row.id } };
    return { result: files, entry, changed: [{ kind: testimonial.name, id }] };
  });
}

/** The portrait is gone, so the record must not name it. */
async function forgetFace(
  db: Queries,
  id: string,
  { author, clock }: { author: string; clock: MediaContext['clock'] },
): Promise<void> {
  const row = await findRecord(db, testimonial, id);
  const head = row && (await findRevision(db, row.key, row.head_revision));
  if (row === undefined || head === undefined) return;
  const data = changedData(testimonial.fields, { face: '' }, head.data);
  const at = nextVersion(clock, row.updated_at);
  await saveDraft(db, { kind: testimonial, id, data, author, at, note: 'Withdrawn by the client' });
}
