import { z } from 'zod';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { recordKeySchema } from './preview.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { lineText, longText, requiredLine, requiredLongText, requiredName, requiredOr } from './text.ts';

/** Input of `POST /api/reviews`. */
export const reviewInputSchema = z.strictObject({
  record: recordKeySchema,
  /** Left out: the draft as it is now, else the newest revision. */
  revision: idSchema.optional(),
  expiresAt: instant('Expiry'),
  /** Approval makes that revision public, and no other. */
  publishOnApproval: z.boolean('Publish on approval must be true or false').default(false),
});

const share = z.number('must be a number').min(0, 'must be 0 or more').max(1, 'must be 1 or less');

/**
 * What the site writes for the element under a pointer: tags from the body down, each with its place among its kin. Any
 * other text is refused: it comes from somebody without an account, and is used as a selector in the console.
 */
const elementForm =
  /^[a-z][a-z0-9-]*(:nth-of-type\(\d{1,5}\))?( ?> ?[a-z][a-z0-9-]*(:nth-of-type\(\d{1,5}\))?)*$/;

/** Place of a comment on the page. */
export const pinSchema = z.strictObject({
  /** Path of the page, as visitors know it. */
  path: requiredLine({ label: 'Path', max: limits.shortText }).startsWith('/', 'Path must start with /'),
  /** CSS selector of the element. */
  element: requiredLine({ label: 'Element', max: limits.shortText }).regex(
    elementForm,
    'Element must be tags with > between, such as body>main:nth-of-type(1)',
  ),
  /** Place within the element, from 0 to 1. */
  x: share,
  y: share,
  /** Width of the viewport that it was made in. */
  width: z.int('must be a whole number').min(1, 'must be 1 or more').max(20_000, 'must be 20000 or less'),
});

/** Input of `POST /api/review/{token}/comments`. */
export const commentInputSchema = z.strictObject({
  name: requiredName,
  text: requiredLongText({ label: 'Comment', max: limits.message }),
  pin: pinSchema.optional(),
});

/** Input of `POST /api/review/{token}/decision`. */
export const decisionInputSchema = z.strictObject({
  name: requiredName,
  decision: z.enum(['approved', 'changes'], requiredOr('Decision', 'must be approved or changes')),
  text: longText({ label: 'Comment', max: limits.message }).default(''),
});

const commentSchema = z.object({
  _id: idSchema,
  name: z.string(),
  text: z.string(),
  /** Read with less care than written: a server of an earlier release took any element. */
  pin: pinSchema.extend({ element: z.string() }).optional(),
  at: timestampSchema,
  isResolved: z.boolean(),
});

/** A review as its client is shown it. */
export const clientReviewSchema = z.object({
  title: z.string(),
  state: z.enum(['open', 'approved', 'changes']),
  /** The record was edited since. */
  isEarlier: z.boolean(),
  decision: z.object({ name: z.string(), text: z.string(), at: timestampSchema }).optional(),
  expiresAt: timestampSchema,
  /** The oldest first. */
  comments: z.array(commentSchema),
});

/** A review as its calls answer it. */
export const reviewSchema = clientReviewSchema.extend({
  _id: idSchema,
  record: recordKeySchema,
  revision: idSchema,
  /** When that revision was saved. */
  revisionAt: timestampSchema,
  publishOnApproval: z.boolean(),
  createdAt: timestampSchema,
});

/** Answer of `POST /api/reviews`. It has the address this once; only a hash of its token is stored. */
export const reviewLinkSchema = reviewSchema.extend({ url: z.url() });

/** Answer of `GET /api/reviews`, newest first. */
export const reviewsSchema = z.object({ reviews: z.array(reviewSchema) });

/** Query of that list. */
export const reviewListQuerySchema = z.strictObject({ record: recordKeySchema.optional() });

/** Input of `PATCH /api/reviews/{id}/comments/{comment}`. */
export const commentPatchSchema = z.strictObject({
  isResolved: z.boolean(requiredOr('Resolved', 'must be true or false')),
});

/** The token in an address of the client's calls. */
export const reviewTokenSchema = lineText({ label: 'Token', max: limits.name });

/** See `reviewSchema`. */
export type Review = z.infer<typeof reviewSchema>;
/** See `reviewLinkSchema`. */
export type ReviewLink = z.infer<typeof reviewLinkSchema>;
/** See `clientReviewSchema`. */
export type ClientReview = z.infer<typeof clientReviewSchema>;
/** See `commentInputSchema`. */
export type CommentInput = z.input<typeof commentInputSchema>;
/** See `decisionInputSchema`. */
export type DecisionInput = z.input<typeof decisionInputSchema>;
/** See `pinSchema`. */
export type Pin = z.infer<typeof pinSchema>;
