import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../../core/accounts/address-key.ts';
import { consumeRate } from '../../core/accounts/throttle.ts';
import { requirePreview } from '../../core/previews/preview-links.ts';
import type { Context } from '../../core/context.ts';
import { reviewsCalls } from '../../contract/calls/reviews.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Review } from '../../contract/review.ts';
import type { Queries, Reads } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { route } from '../../http/route.ts';
import { actorOf } from '../../http/viewer.ts';
import { audit } from '../../core/audit/audit.ts';
import { toIso } from '../../lib/clock.ts';
import { fault, isFault, notFound } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { nextVersion } from '../../lib/next-version.ts';
import type { ChangedRecord } from '../../core/records/changed.ts';
import { publishRevision, writeContent } from '../../core/records/write.ts';
import { findReview, forClient } from './read-reviews.ts';

const commentsMax = 200;

/** The client's side of reviews, for who has the link and no account. */
export function registerClientReviewRoutes(app: FastifyInstance, context: Context): void {
  const { database, clock, config, gate, revocations, kinds } = context;

  /** Counted before the token is looked at, so that guessing is held up as well. */
  function consume(request: FastifyRequest): Promise<void> {
    const key = `review:${addressKey(request.ip)}`;
    return database.withoutSync((db) => consumeRate(db, key, config.limits.reviewPerAddress, clock.nowMs()));
  }

  async function opened(db: Reads, token: string): Promise<Review> {
    const { id } = await requirePreview(db, token, { now: toIso(clock.nowMs()), revocations, kinds });
    const review = await findReview(db, id);
    if (review === undefined) throw notFound('Preview');
    return review;
  }

  route(app, reviewsCalls.readReview, async ({ params }) =>
    forClient(await gate.run(() => opened(database.queries, params.token))),
  );

  route(app, reviewsCalls.commentReview, async ({ params, body: { name, text, pin }, request }) => {
    await consume(request);
    return database.queries.transaction().execute(async (trx) => {
      const { _id, comments } = await opened(trx, params.token);
      if (comments.length >= commentsMax) throw closed('This review has as many comments as it can hold');
      const comment = { id: newId(), review: _id, name, text, pin: writeJson(pin ?? null) };
      const at = toIso(clock.nowMs());
      await trx
        .insertInto('review_comments')
        .values({ ...comment, at, resolved_at: null })
        .execute();
      const entry = { action: 'comment', entity: 'review', entityId: _id, detail: { name } };
      await audit(trx, actorOf(request), entry, clock.nowMs());
      return forClient(await opened(trx, params.token));
    });
  });

  route(app, reviewsCalls.decideReview, async ({ params, body: { name, decision, text }, request }) => {
    await consume(request);
    const actor = actorOf(request);
    async function decide(trx: Queries): Promise<Review> {
      const review = await opened(trx, params.token);
      if (review.state === 'approved') throw closed('This was approved already');
      const decided_at = toIso(clock.nowMs());
      await trx
        .updateTable('reviews')
        .set({ state: decision, decided_by: name, decided_text: text, decided_at })
        .where('id', '=', review._id)
        .execute();
      return review;
    }
    const entryOf = ({ _id, record, revision }: Review) => {
      const action = decision === 'approved' ? 'approve' : 'ask-for-changes';
      return { action, entity: 'review', entityId: _id, detail: { record, revision, name } };
    };
    const review = await writeContent(context, actor, async (trx) => {
      const asked = await decide(trx);
      const isPublished = asked.publishOnApproval && decision === 'approved';
      const changed = isPublished ? [await publishReviewed(trx, asked)] : ('nothing' as const);
      return { result: await opened(trx, params.token), entry: entryOf(asked), changed };
    });
    return forClient(review);
  });

  /** Shows the revision that was approved, whatever was saved since; in the name of who asked for the review. */
  async function publishReviewed(trx: Queries, { _id, record, revision }: Review): Promise<ChangedRecord> {
    const row = await trx.selectFrom('records').selectAll().where('key', '=', record).executeTakeFirst();
    const kind = row && findKind(row.kind, context.kinds);
    if (row === undefined || kind === undefined || row.trashed_at !== null)
      throw closed('This was deleted meanwhile');
    const { author } = await trx
      .selectFrom('reviews')
      .select('author')
      .where('id', '=', _id)
      .executeTakeFirstOrThrow();
    const at = nextVersion(clock, row.updated_at);
    const act = { kind, id: row.id, revision, author, at, plan: {}, keepsSchedule: true };
    await publishRevision(trx, act).catch((error: unknown) => {
      throw isFault(error) ? closed(`This cannot be published as it is: ${error.message}`) : error;
    });
    return { kind: kind.name, id: row.id };
  }
}

function closed(message: string) {
  return fault({ status: 409, code: 'CONFLICT', message });
}
