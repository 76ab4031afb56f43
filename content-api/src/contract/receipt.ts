import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, timestampSchema } from './primitives.ts';

const bytes = z.int().min(0);

/** Sorts of files that a page is made of. */
export const byteKinds = ['html', 'script', 'style', 'font', 'picture'] as const;

/** See `byteKinds`. */
export type ByteKind = (typeof byteKinds)[number];

/** A page as it was when a revision became public, measured from its finished HTML. Bytes are compressed ones. */
export const receiptSchema = z.object({
  at: timestampSchema,
  /** Path of the page. */
  path: z.string(),
  bytes: z.record(z.enum(byteKinds), bytes),
  /** Pictures on the page. */
  pictures: z.int(),
  /** Addresses of pictures that have no alternative text, the first of them. */
  withoutAlt: z.array(z.string()),
  headings: z.array(z.object({ level: z.int(), text: z.string() })),
  /** Faults in the order of the headings, in one sentence each. */
  headingFaults: z.array(z.string()),
  /** Links that lead nowhere, the first of them. */
  deadLinks: z.array(z.string()),
});

/** Answer of `GET /api/records/{kind}/{id}/receipt`. */
export const receiptsSchema = z.object({
  /** False for what has no page of its own, is not public, or was public before receipts were made. */
  isExpected: z.boolean(),
  /** Receipt of the public revision; null until its page was measured. */
  receipt: receiptSchema.nullable(),
  /** Receipt of the previous publication. */
  before: receiptSchema.nullable(),
});

/** Answer of `GET /api/receipts/wanted`: pages of public revisions without a receipt, the newest first. */
export const wantedReceiptsSchema = z.object({
  wanted: z.array(z.object({ revision: idSchema, path: z.string() })),
});

/** Input of `POST /api/receipts`: a finished page, from the site's server. */
export const finishedPageSchema = z.strictObject({
  revision: idSchema,
  path: z.string().startsWith('/').max(limits.url),
  /** Content revision that the page was made of. */
  content: z.string().max(limits.name),
  html: z.string().max(1_500_000),
  /** Compressed length of the HTML. */
  htmlBytes: bytes,
  /** Compressed lengths of the site's own files that the page names, by address. */
  assets: z.record(z.string().max(limits.url), bytes),
});

/** See `receiptSchema`. */
export type Receipt = z.infer<typeof receiptSchema>;
/** See `receiptsSchema`. */
export type Receipts = z.infer<typeof receiptsSchema>;
/** See `finishedPageSchema`. */
export type FinishedPage = z.infer<typeof finishedPageSchema>;
