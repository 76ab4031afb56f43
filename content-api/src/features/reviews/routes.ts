import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deletePreview, findPreview, insertPreview } from '../../core/previews/preview-links.ts';
import type { Context } from '../../core/context.ts';
import { reviewsCalls } from '../../contract/calls/reviews.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Review } from '../../contract/review.ts';
import type { Reads } from '../../db/database.ts';
import { toFlag } from '../../db/json.ts';
import { hasRight, requireRight } from '../../http/require-right.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { audit } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { days } from '../../lib/durations.ts';
import { invalid, notFound } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { pinRevision } from '../../core/records/pin-revision.ts';
import { requirePublishable } from '../../core/records/rules/rules.ts';
import { requireRevision } from '../../core/records/require-revision.ts';
import { rightsFor } from '../../core/records/rights-for.ts';
import { keyedLink } from '../../http/keyed-link.ts';
import { findReview, listReviews } from './read-reviews.ts';

const longestDays = 90;

/** The editor's side of reviews: a link for a client, the client's comments and decision, and revoking the link. */
export function registerReviewRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock, config, kinds, revocations } = context;

  route(app, reviewsCalls.createReview, ({ body, request, reply }) =>
    database.queries.transaction().execute(async (trx) => {
      const link = keyedLink(context, { request, reply }, 'review');
      const url = `${config.siteUrl.origin}/review/${link.token}`;
      const earlier = await link.findEarlier(trx);
      if (earlier !== undefined) return { ...(await requireOwn(trx, request, earlier)), url };
      const nowMs = clock.nowMs();
      const { record, expiresAt: expires_at, publishOnApproval } = body;
      requireEnd(expires_at, nowMs);
      // The client's approval publishes in the name of whoever made the link.
      if (publishOnApproval) requireRight(request, 'publish');
      const { id: revision, kind: name, data } = await requireRevision(trx, record, body.revision ?? null);
      const actor = actorOf(request);
      const kind = findKind(name, kinds);
      requireRight(request, ...rightsFor(kinds, [name]));
      // Approval must not promise what could not be published.
      if (publishOnApproval && kind !== undefined) {
        const id = record.split('/')[1] ?? '';
        await requirePublishable(trx, { kind, author: actor.userId }, [{ id, data }]);
      }
      await pinRevision(trx, revision);
      const [id, { token }] = [newId(), link];
      const made = { author: actor.userId, created_at: toIso(nowMs), expires_at };
      await insertPreview(trx, { id, token, record, revision, at: null, unsaved: null, ...made });
      const decision = { state: 'open', decided_by: '', decided_text: '', decided_at: null };
      const review = { id, record, revision, publishes: toFlag(publishOnApproval), ...decision, ...made };
      await trx.insertInto('reviews').values(review).execute();
      const entry = { action: 'create', entity: 'review', entityId: id, detail: { record, revision } };
      await audit(trx, actor, entry, nowMs);
      await link.remember(trx, id);
      return { ...(await requireReview(trx, id)), url };
    }),
  );

  route(app, reviewsCalls.listReviews, async ({ query, request }) => {
    if (query.record !== undefined) requireRight(request, ...rightsFor(kinds, [query.record]));
    const isVisible = (record: string) => hasRight(request, ...rightsFor(kinds, [record]));
    const reviews = await listReviews(database.queries, { record: query.record, isVisible });
    return { reviews: reviews.map(asRevoked) };
  });

  route(app, reviewsCalls.getReview, async ({ params, request }) =>
    asRevoked(await requireOwn(database.queries, request, params.id)),
  );

  /** A review of a record that the account may edit. @throws Fault 404, 403 */
  async function requireOwn(db: Reads, request: FastifyRequest, id: string): Promise<Review> {
    const review = await requireReview(db, id);
    requireRight(request, ...rightsFor(kinds, [review.record]));
    return review;
  }

  /** A link whose revoking is not written yet has expired too. */
  function asRevoked(review: Review): Review {
    return revocations.isEnded(review._id) ? { ...review, expiresAt: toIso(clock.nowMs()) } : review;
  }

  route(app, reviewsCalls.deleteReview, async ({ params: { id }, request }) => {
    await requireOwn(database.queries, request, id);
    const link = await findPreview(database.queries, id);
    if (link === undefined || revocations.isEnded(id)) throw notFound('Link');
    const [actor, nowMs] = [actorOf(request), clock.nowMs()];
    await revocations.end([id], async (trx) => {
      if (!(await deletePreview(trx, id))) return;
      await trx
        .updateTable('reviews')
        .set({ expires_at: toIso(nowMs) })
        .where('id', '=', id)
        .execute();
      await audit(trx, actor, { action: 'delete', entity: 'review', entityId: id }, nowMs);
    });
    return { success: true, message: 'Review link revoked successfully' };
  });

  route(app, reviewsCalls.resolveComment, ({ params: { id, comment }, body, request }) =>
    database.queries.transaction().execute(async (trx) => {
      await requireOwn(trx, request, id);
      const { numUpdatedRows } = await trx
        .updateTable('review_comments')
        .set({ resolved_at: body.isResolved ? toIso(clock.nowMs()) : null })
        .where('id', '=', comment)
        .where('review', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw notFound('Comment');
      const entry = { action: body.isResolved ? 'resolve' : 'reopen', entity: 'review', entityId: id };
      await audit(trx, actorOf(request), { ...entry, detail: { comment } }, clock.nowMs());
      return requireReview(trx, id);
    }),
  );

  route(app, reviewsCalls.deleteComment, ({ params: { id, comment }, request }) =>
    database.queries.transaction().execute(async (trx) => {
      await requireOwn(trx, request, id);
      const { numDeletedRows } = await trx
        .deleteFrom('review_comments')
        .where('id', '=', comment)
        .where('review', '=', id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound('Comment');
      const entry = { action: 'delete.comment', entity: 'review', entityId: id, detail: { comment } };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return requireReview(trx, id);
    }),
  );
}

function requireEnd(expiresAt: string, nowMs: number): void {
  const endsMs = Date.parse(expiresAt);
  if (endsMs <= nowMs) throw invalid({ expiresAt: 'Expiry must lie ahead' });
  if (endsMs > nowMs + days(longestDays)) {
    throw invalid({ expiresAt: `Expiry must be within ${longestDays} days` });
  }
}

async function requireReview(db: Reads, id: string): Promise<Review> {
  const review = await findReview(db, id);
  if (review === undefined) throw notFound('Review');
  return review;
}
