import { queryOptions } from '@tanstack/react-query';
import { reviewsCalls } from 'content-api/contract';
import type { Review } from 'content-api/contract';
import type { Api } from '../lib/api-client.ts';
import type { PinnedComment } from './frame-pins.tsx';

/** The reviews of a record, the newest first. */
export function reviewsQuery(api: Api, record: string) {
  return queryOptions({
    queryKey: ['reviews', record],
    queryFn: ({ signal }) => api.call(reviewsCalls.listReviews, { params: { record }, signal }),
    staleTime: 0,
  });
}

/** A comment with the review that it was made in. */
export interface ReviewedComment {
  number: number;
  comment: Review['comments'][number];
  review: Review;
}

/** The comments of several reviews, the oldest first, numbered. */
export function commentsOf(reviews: readonly Review[]): ReviewedComment[] {
  return reviews
    .flatMap((review) => review.comments.map((comment) => ({ comment, review })))
    .sort((a, b) => (a.comment._id < b.comment._id ? -1 : 1))
    .map((one, at) => ({ ...one, number: at + 1 }));
}

/** Comments that have a place and are not resolved. */
export function pinsOf(comments: readonly ReviewedComment[]): PinnedComment[] {
  return comments.flatMap(({ number, comment: { _id, name, pin, isResolved } }) =>
    pin && !isResolved ? [{ id: _id, number, name, pin }] : [],
  );
}
