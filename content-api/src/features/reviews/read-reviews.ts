import type { Selectable } from 'kysely';
import type { ClientReview, Review } from '../../contract/review.ts';
import { clientReviewSchema, pinSchema } from '../../contract/review.ts';
import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Reads } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import type { ReviewCommentTable, ReviewTable } from '../../db/record-tables.ts';
import { compareRevisions } from '../../core/records/compare-revisions.ts';

interface ReviewFilter {
  /** @default all records */
  record: string | undefined;
  isVisible: (record: string) => boolean;
}

/** The newest first. */
export async function listReviews(db: Reads, { record, isVisible }: ReviewFilter): Promise<Review[]> {
  const all = await found(db)
    .$if(record !== undefined, (query) => query.where('reviews.record', '=', record ?? ''))
    .orderBy('reviews.id', 'desc')
    .execute();
  return toReviews(
    db,
    all.filter((row) => isVisible(row.record)),
  );
}

export async function findReview(db: Reads, id: string): Promise<Review | undefined> {
  const row = await found(db).where('reviews.id', '=', id).executeTakeFirst();
  return row && (await toReviews(db, [row]))[0];
}

/** The part of a review that its client is shown. */
export function forClient(review: Review): ClientReview {
  return clientReviewSchema.parse(review);
}

function found(db: Reads) {
  return db
    .selectFrom('reviews')
    .leftJoin('records', 'records.key', 'reviews.record')
    .leftJoin('revisions', 'revisions.id', 'reviews.revision')
    .selectAll('reviews')
    .select(['records.title', 'records.head_revision', 'revisions.at as revision_at']);
}

async function toReviews(db: Reads, rows: readonly Row[]): Promise<Review[]> {
  const comments = await commentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const areSame = await compareRevisions(
    db,
    rows.map(({ record, revision, head_revision }) => ({
      kind: findKind(record.split('/')[0] ?? ''),
      revisions: [revision, head_revision],
    })),
  );
  return rows.map((row, index) => ({ ...toReview(row, comments), isEarlier: areSame[index] !== true }));
}

async function commentsOf(db: Reads, reviews: string[]) {
  if (reviews.length === 0) return [];
  return db.selectFrom('review_comments').selectAll().where('review', 'in', reviews).orderBy('id').execute();
}

type Row = Selectable<ReviewTable> & {
  title: string | null;
  head_revision: string | null;
  revision_at: string | null;
};

function toReview(row: Row, comments: Selectable<ReviewCommentTable>[]): Omit<Review, 'isEarlier'> {
  const { decided_at } = row;
  return {
    _id: row.id,
    record: row.record,
    revision: row.revision,
    // Without it the record was deleted for good, and the revision with it.
    revisionAt: row.revision_at ?? row.created_at,
    title: row.title ?? '',
    state: clientReviewSchema.shape.state.parse(row.state),
    ...(decided_at !== null && {
      decision: { name: row.decided_by, text: row.decided_text, at: decided_at },
    }),
    publishOnApproval: row.publishes === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    comments: comments.filter(({ review }) => review === row.id).map(toComment),
  };
}

function toComment({ id, name, text, pin, at, resolved_at }: Selectable<ReviewCommentTable>) {
  // An earlier release stored places that are none: such a comment is on the page as a whole.
  const { data: place } = pinSchema.safeParse(readJson<unknown>(pin));
  return { _id: id, name, text, ...(place && { pin: place }), at, isResolved: resolved_at !== null };
}
