import type { FastifyInstance } from 'fastify';
import {
  changeUnsaved,
  deletePreview,
  dropOlderUnsaved,
  findPreview,
  insertPreview,
  requirePreview,
} from '../../core/previews/preview-links.ts';
import { rightsOfPreview } from '../../core/previews/preview-rights.ts';
import { readOverrides } from '../../core/previews/preview-view.ts';
import type { Context } from '../../core/context.ts';
import { calls } from '../../contract/calls/index.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import { languageOf, partsOfStoredName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { UnsavedRecord } from '../../contract/preview.ts';
import type { Right } from '../../contract/rights.ts';
import type { Queries, Reads } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import type { PreviewTable } from '../../db/record-tables.ts';
import { previewTokenOf } from '../../http/preview-token.ts';
import { requireRight } from '../../http/require-right.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { audit } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { minutes } from '../../lib/durations.ts';
import { notFound } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { parseData } from '../../core/records/complete.ts';
import { indexValuesOf } from '../../core/records/index-values.ts';
import { pinRevision } from '../../core/records/pin-revision.ts';
import { readTimeZone } from '../../core/records/read-time-zone.ts';
import { requireKind } from '../../core/records/require-record.ts';
import { requireRevision } from '../../core/records/require-revision.ts';
import { rightsFor } from '../../core/records/rights-for.ts';
import { keyedLink } from '../../http/keyed-link.ts';
import type { PreviewOverride } from '../../core/records/view.ts';

/** Previews for forms that one person can have at a time. */
const unsavedKept = 10;

/** Links that show the site with a draft, with what a form holds, or as of another time. */
export function registerPreviewRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock, config, kinds, revocations } = context;

  route(app, calls.createPreview, ({ body, request, reply }) =>
    database.queries.transaction().execute(async (trx) => {
      const { record = null, revision = null, at = null } = body;
      requireRight(request, ...rightsForInput(record, body.unsaved));
      const keyed = keyedLink(context, { request, reply }, 'preview');
      const url = `${config.siteUrl.origin}/preview/${keyed.token}`;
      const earlier = await keyed.findEarlier(trx);
      if (earlier !== undefined) {
        const preview = await findPreview(trx, earlier);
        if (!preview) throw notFound('Preview');
        return { _id: preview.id, url, expiresAt: preview.expires_at };
      }
      if (record !== null) await requireRevision(trx, record, revision);
      if (revision !== null) await pinRevision(trx, revision);
      const [id, { token }, nowMs] = [newId(), keyed, clock.nowMs()];
      const actor = actorOf(request);
      const expires_at = toIso(nowMs + minutes(body.minutes));
      const made = { author: actor.userId, created_at: toIso(nowMs), expires_at };
      const unsaved = body.unsaved === undefined ? null : checked(body.unsaved);
      await insertPreview(trx, { id, token, record, revision, at, unsaved, ...made });
      await keyed.remember(trx, id);
      const link = { _id: id, url, expiresAt: expires_at };
      if (unsaved !== null) {
        // Only the form uses this link, and the audit records its values when they are saved.
        await dropOlderUnsaved(trx, actor.userId, unsavedKept);
        return link;
      }
      const detail = { ...(record !== null && { record }), ...(at !== null && { at }) };
      await audit(trx, actor, { action: 'create', entity: 'preview', entityId: id, detail }, nowMs);
      return link;
    }),
  );

  route(app, calls.changePreview, async ({ params: { id }, body, request }) => {
    requireRight(request, ...rightsForInput(null, body.unsaved));
    const author = actorOf(request).userId;
    const change = { id, author, unsaved: checked(body.unsaved), now: toIso(clock.nowMs()) };
    if (!(await database.withoutSync((db) => changeUnsaved(db, change)))) throw notFound('Preview');
    return { success: true, message: 'Preview changed successfully' };
  });

  function rightsForInput(record: string | null, unsaved: readonly UnsavedRecord[] = []): Right[] {
    return rightsFor(kinds, [...(record === null ? [] : [record]), ...unsaved.map(({ kind }) => kind)]);
  }

  /** JSON of what a form holds. @throws Fault 400 with the fields whose bounds are broken */
  function checked(unsaved: readonly UnsavedRecord[]): string {
    return writeJson(
      unsaved.map((one) => ({ ...one, data: parseData(requireKind(context, one.kind), one.data, 'draft') })),
    );
  }

  route(app, calls.deletePreview, async ({ params: { id }, request }) => {
    const preview = await findPreview(database.queries, id);
    if (preview === undefined || revocations.isEnded(id)) throw notFound('Preview');
    const { record, unsaved, author } = preview;
    const [actor, nowMs] = [actorOf(request), clock.nowMs()];
    // Before the ending is written, or kept: it must not wait in memory for somebody without the right.
    if (unsaved !== null && author !== actor.userId) throw notFound('Preview');
    requireRight(request, ...rightsOfPreview(preview, kinds));
    const detail = { ...(record !== null && { record }) };
    const entry = { action: 'delete', entity: 'preview', entityId: id, detail };
    await revocations.end([id], async (trx) => {
      if ((await deletePreview(trx, id)) && unsaved === null) await audit(trx, actor, entry, nowMs);
    });
    return { success: true, message: 'Preview revoked successfully' };
  });

  route(app, calls.readPreview, async ({ request }) => {
    const token = previewTokenOf(request) ?? '';
    const now = toIso(clock.nowMs());
    const preview = await requirePreview(database.queries, token, { now, revocations, kinds });
    const described = await describe(database.queries, preview, { kinds, now });
    return { ...described, timeZone: await readTimeZone(context) };
  });
}

async function describe(db: Queries, preview: PreviewTable, target: { kinds: readonly Kind[]; now: string }) {
  const { id, record, revision, at, expires_at, unsaved } = preview;
  const typed = unsaved === null ? undefined : (await readOverrides(db, preview, target))[0];
  const named =
    record === null ? typed && describeTyped(typed) : await findNamed(db, record, revision, target.kinds);
  const review = await db.selectFrom('reviews').select('id').where('id', '=', id).executeTakeFirst();
  return {
    ...(named && { record: named }),
    ...(at !== null && { at }),
    expiresAt: expires_at,
    isReview: review !== undefined,
  };
}

function describeTyped({ kind, id, data }: PreviewOverride) {
  return {
    kind: kind.name,
    ...languageOf(kind),
    _id: id,
    title: kind.single === true ? kind.words.one : indexValuesOf(kind, data).title,
    isDraft: true,
    isUnsaved: true,
  };
}

async function findNamed(db: Reads, record: string, revision: string | null, kinds: readonly Kind[]) {
  const row = await db
    .selectFrom('records')
    .select(['id', 'kind', 'title', 'draft_revision', 'live_revision'])
    .where('key', '=', record)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const shown = revision ?? row.draft_revision ?? row.live_revision;
  // Ids grow: what is older than the public revision is no draft of the next one.
  const isDraft = shown === null || row.live_revision === null || shown > row.live_revision;
  const { name, ...language } = partsOfStoredName(row.kind);
  // The first text of a look is a colour.
  const kind = findKind(name, kinds);
  const title = kind?.single === true ? kind.words.one : row.title;
  return { kind: name, ...language, _id: row.id, title, isDraft, isUnsaved: false };
}
