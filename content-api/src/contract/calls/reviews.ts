import { z } from 'zod';
import { defineCall } from '../call.ts';
import { outcomeSchema } from '../outcome.ts';
import { idSchema } from '../primitives.ts';
import {
  clientReviewSchema,
  commentInputSchema,
  commentPatchSchema,
  decisionInputSchema,
  reviewInputSchema,
  reviewLinkSchema,
  reviewListQuerySchema,
  reviewSchema,
  reviewsSchema,
  reviewTokenSchema,
} from '../review.ts';
import { byId, kilobytes } from './parts.ts';

const byToken = z.strictObject({ token: reviewTokenSchema });
const bodyLimit = kilobytes(16);

/** Links by which a client without an account says whether a revision may be public. */
export const reviewsCalls = {
  createReview: defineCall({
    id: 'createReview',
    summary: 'A link by which a client approves a revision or asks for changes',
    method: 'POST',
    path: '/api/reviews',
    access: ['content'],
    body: reviewInputSchema,
    bodyLimit,
    status: 201,
    answer: reviewLinkSchema,
  }),
  listReviews: defineCall({
    id: 'listReviews',
    summary: 'Reviews with their comments, of all records or of one, the newest first',
    method: 'GET',
    path: '/api/reviews',
    access: ['content'],
    query: reviewListQuerySchema,
    status: 200,
    answer: reviewsSchema,
  }),
  getReview: defineCall({
    id: 'getReview',
    summary: 'One review with its comments',
    method: 'GET',
    path: '/api/reviews/{id}',
    access: ['content'],
    params: byId,
    status: 200,
    answer: reviewSchema,
  }),
  deleteReview: defineCall({
    id: 'deleteReview',
    summary: 'Revoke the link of a review; its comments stay',
    method: 'DELETE',
    path: '/api/reviews/{id}',
    access: ['content'],
    params: byId,
    status: 200,
    answer: outcomeSchema,
  }),
  resolveComment: defineCall({
    id: 'resolveComment',
    summary: 'Mark a comment as resolved, or take the mark back',
    method: 'PATCH',
    path: '/api/reviews/{id}/comments/{comment}',
    access: ['content'],
    params: byId.extend({ comment: idSchema }),
    body: commentPatchSchema,
    bodyLimit,
    status: 200,
    answer: reviewSchema,
  }),
  readReview: defineCall({
    id: 'readReview',
    summary: 'The review of a link, for its client',
    method: 'GET',
    path: '/api/review/{token}',
    access: 'public',
    params: byToken,
    status: 200,
    answer: clientReviewSchema,
  }),
  commentReview: defineCall({
    id: 'commentReview',
    summary: 'A comment of the client, with its place on the page if it has one',
    method: 'POST',
    path: '/api/review/{token}/comments',
    access: 'public',
    params: byToken,
    body: commentInputSchema,
    bodyLimit,
    status: 201,
    answer: clientReviewSchema,
  }),
  decideReview: defineCall({
    id: 'decideReview',
    summary: 'The client approves the revision or asks for changes',
    method: 'POST',
    path: '/api/review/{token}/decision',
    access: 'public',
    params: byToken,
    body: decisionInputSchema,
    bodyLimit,
    status: 200,
    answer: clientReviewSchema,
  }),
} as const;
