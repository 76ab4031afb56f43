import type { ReleaseReport, ReleaseReportInput } from '../../contract/release-report.ts';
import type { Queries } from '../../db/database.ts';
import { readJson } from '../../db/json.ts';
import { readMeta, writeMeta } from '../../db/meta.ts';

/** Under this action reports stand in the audit. */
export const reportAction = 'report.release';

const rowsRead = 500;
/** A version, and the start of the hash of its content; as `release-shelf` makes them. */
const releaseId = /^\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?-[0-9a-f]{10}$/;

/** Reports that this user has not been shown, since an instant: one per release, fault and fallback, newest first. */
export async function listUnseenReports(
  db: Queries,
  userId: string,
  since: string,
): Promise<ReleaseReport[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['id', 'at', 'detail'])
    .where('action', '=', reportAction)
    .where('at', '>=', since)
    .where('id', '>', (await readMeta(db, seenKey(userId))) ?? '')
    .orderBy('id', 'desc')
    .limit(rowsRead)
    .execute();
  const reports = new Map<string, ReleaseReport>();
  for (const { id, at, detail } of rows) {
    const { release, code, fallback } = readJson<ReleaseReportInput>(detail);
    const known = { ...named('release', release), code, ...named('fallback', fallback) };
    const key = JSON.stringify(known);
    const same = reports.get(key);
    if (same) same.count += 1;
    else reports.set(key, { _id: id, ...known, count: 1, lastAt: at });
  }
  return [...reports.values()];
}

export async function markReportsSeen(db: Queries, userId: string, upTo: string): Promise<void> {
  const key = seenKey(userId);
  const before = (await readMeta(db, key)) ?? '';
  if (upTo > before) await writeMeta(db, key, upTo);
}

function seenKey(userId: string): string {
  return `release-reports-seen:${userId}`;
}

/** Anybody may report, so only what can be an id is passed on; the console names those that exist. */
function named<Key extends string>(key: Key, id: string | undefined): Partial<Record<Key, string>> {
  return id !== undefined && releaseId.test(id) ? ({ [key]: id } as Record<Key, string>) : {};
}
