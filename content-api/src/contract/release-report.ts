import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { lineText, requiredLine } from './text.ts';

/** Report of the site's gateway about a release of the console that did not start. */
export const releaseReportInputSchema = z.strictObject({
  /** The release that failed, if it was known. */
  release: lineText({ label: 'Release', max: limits.name }).optional(),
  /** A stable word for what failed: `pointer`, `manifest`, `integrity`, `script`, `contract`, `render`… */
  code: requiredLine({ label: 'Code', max: limits.name }),
  message: lineText({ label: 'Message', max: limits.shortText }).optional(),
  /** The release that was used instead, if any. */
  fallback: lineText({ label: 'Fallback', max: limits.name }).optional(),
  hostRelease: lineText({ label: 'Host release', max: limits.name }).optional(),
});

/** Reports of the same release, fault and stand-in, counted as one. */
export const releaseReportSchema = z.object({
  /** Id of the newest of them. */
  _id: idSchema,
  /** The release that failed; absent when it was not known. */
  release: z.string().optional(),
  code: z.string(),
  /** The release that ran instead; absent when none did. */
  fallback: z.string().optional(),
  count: z.int(),
  lastAt: timestampSchema,
});

/** Answer of `GET /api/reports/admin-release`: reports that the signed-in admin has not been shown, newest first. */
export const releaseReportsSchema = z.object({ reports: z.array(releaseReportSchema) });

/** Input of `POST /api/reports/admin-release/seen`: the newest report that was shown. */
export const releaseReportsSeenInputSchema = z.strictObject({ upTo: idSchema });

/** See `releaseReportSchema`. */
export type ReleaseReport = z.infer<typeof releaseReportSchema>;
/** See `releaseReportsSchema`. */
export type ReleaseReports = z.infer<typeof releaseReportsSchema>;
/** See `releaseReportInputSchema`. */
export type ReleaseReportInput = z.input<typeof releaseReportInputSchema>;
