import { z } from 'zod';
import { timestampSchema } from './primitives.ts';

/** Reports of a browser (the Reporting API), of which only those about the content security policy are kept. */
export const policyReportsInputSchema = z.strictObject({ reports: z.array(z.unknown()).max(100) });

/** A violation of the pages' policy. Equal ones on the same page are counted as one. */
export const policyReportSchema = z.object({
  /** Such as `script-src-elem`. */
  directive: z.string(),
  /** An origin, or a word such as `inline`. */
  blocked: z.string(),
  /** Path of the page. */
  page: z.string(),
  count: z.int(),
  lastAt: timestampSchema,
});

/** Answer of `GET /api/reports/csp`: the last 30 days, newest first. */
export const policyReportsSchema = z.object({ reports: z.array(policyReportSchema) });

/** See `policyReportSchema`. */
export type PolicyReport = z.infer<typeof policyReportSchema>;
/** See `policyReportsSchema`. */
export type PolicyReports = z.infer<typeof policyReportsSchema>;
