import { z } from 'zod';
import type { Queries } from '../../db/database.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';

const linkStateSchema = z.object({
  /** One sentence; absent for a link that leads somewhere. */
  fault: z.string().optional(),
  /** Its server says that there is nothing. */
  isGone: z.boolean().optional(),
  /** Length that the other site states. */
  bytes: z.int().optional(),
});

/** Result for one address. */
export type LinkState = z.infer<typeof linkStateSchema>;

const linkReportSchema = z.object({
  checkedAt: z.string(),
  /** No other site could be reached, so there are no results. */
  isCutOff: z.boolean(),
  links: z.record(z.string(), linkStateSchema),
});

/** Results of the last check of the links to other sites. It is read and replaced as a whole. */
export type LinkReport = z.infer<typeof linkReportSchema>;

const key = 'link_report';

export async function readLinkReport(db: Queries): Promise<LinkReport | undefined> {
  const stored = await readMeta(db, key);
  return stored === undefined ? undefined : linkReportSchema.parse(JSON.parse(stored));
}

export async function writeLinkReport(db: Queries, report: LinkReport): Promise<void> {
  await writeMeta(db, key, JSON.stringify(report));
}
