import { z } from 'zod';
import { limits } from './limits.ts';
import { lineText, requiredLine } from './text.ts';

/** What the site's gateway reports when a release of the console did not start. */
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

/** See `releaseReportInputSchema`. */
export type ReleaseReportInput = z.input<typeof releaseReportInputSchema>;
