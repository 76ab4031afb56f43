import { z } from 'zod';
import { pageQuerySchema } from './paging.ts';
import { instant } from './instant.ts';
import { limits } from './limits.ts';
import { timestampSchema } from './primitives.ts';
import { lineText } from './text.ts';

const filter = (label: string) => lineText({ label, max: limits.email }).optional();

/** Query of the audit: `who` is an id, a name or an e-mail address; `from` is included, `to` is not. */
export const auditQuerySchema = pageQuerySchema.extend({
  who: filter('Who'),
  kind: filter('Kind'),
  action: filter('Action'),
  from: instant('From').optional(),
  to: instant('To').optional(),
  /** `csv`: all rows that the filter lets through as one file, without pages. */
  format: z.enum(['json', 'csv'], 'Format must be json or csv').optional(),
});

/** A page of the audit, the newest first. */
export const auditSchema = z.object({
  items: z.array(
    z.object({
      _id: z.string(),
      at: timestampSchema,
      action: z.string(),
      /** The user's name; empty for anonymous requests. */
      who: z.string(),
      userId: z.string(),
      /** Kind of the record, or of another subject, such as `user`. */
      kind: z.string(),
      entityId: z.string(),
      /** Present title of the record; empty when it was deleted. */
      title: z.string(),
      /** The record that a preview or a review was of, unless it was deleted. */
      record: z.object({ kind: z.string(), _id: z.string(), title: z.string() }).optional(),
      ip: z.string(),
      requestId: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  total: z.int(),
  page: z.int(),
  size: z.int(),
});

/** See `auditSchema`. */
export type Audit = z.infer<typeof auditSchema>;
