import { purgeLinks } from '../features/accounts/account-links.ts';
import { purgeChallenges } from '../features/accounts/login-challenges.ts';
import { purgeSessions } from '../core/accounts/sessions-repository.ts';
import { purgeThrottles } from '../core/accounts/throttle.ts';
import { purgeGuests } from '../features/audiences/guests.ts';
import { purgeCreatedRecords } from '../core/records/created-records.ts';
import { purgePreviews } from '../core/previews/preview-links.ts';
import { purgeAudit } from '../core/audit/audit.ts';
import { checkNightly } from '../features/doctor/check-nightly.ts';
import { reindexLanguage } from '../core/records/reindex.ts';
import { toIso } from '../lib/clock.ts';
import { days, minutes, seconds } from '../lib/durations.ts';
import { tidyMedia } from '../features/media/tidy-media.ts';
import { refreshReplyTime } from '../features/contact/reply-time.ts';
import { purgeMessages } from '../features/messages/purge-messages.ts';
import { purgeOutbox } from '../features/outbox/purge-outbox.ts';
import { purgeRequests } from '../features/testimonials/purge-requests.ts';
import { queueCanary } from '../features/outbox/queue-canary.ts';
import { emptyTrash } from '../features/records/empty-trash.ts';
import { purgeUndos } from '../features/records/purge-undos.ts';
import { purgeHistory } from '../features/records/purge-history.ts';
import { forgetVisitors } from '../features/visits/forget-visitors.ts';
import { studioDay } from '../features/visits/studio-day.ts';
import { thinOut } from '../features/visits/thin-out.ts';
import type { AppContext } from './context.ts';

const everyMs = minutes(10);
const writeEveryMs = seconds(5);
const auditKeptMs = days(180);
/** Who had access is shown for as long after a link has ended. */
const guestsKeptMs = days(30);
const undoKeptMs = days(30);
const outboxKeptMs = days(90);
const batch = 500;
const batchesMax = 200;

/** Deletes expired rows in small batches, refreshes reply time and search index, and tidies the history and the media. */
export async function runMaintenance(context: AppContext): Promise<void> {
  const { database, config, clock } = context;
  const nowMs = clock.nowMs();
  const db = database.queries;
  await inBatches(() => purgeSessions(db, nowMs, batch));
  await inBatches(() => purgeLinks(db, toIso(nowMs), batch));
  await inBatches(() => purgeChallenges(db, toIso(nowMs), batch));
  await inBatches(() => purgeThrottles(db, nowMs, { keep: config.limits.throttleKeys, batch }));
  await inBatches(() => purgeCreatedRecords(db, nowMs, batch));
  await inBatches(() => purgePreviews(db, toIso(nowMs), batch));
  await inBatches(() => purgeGuests(db, toIso(nowMs - guestsKeptMs), batch));
  await inBatches(() => purgeRequests(context, toIso(nowMs - guestsKeptMs), batch));
  await inBatches(() => purgeAudit(db, toIso(nowMs - auditKeptMs), batch));
  await inBatches(() => purgeUndos(db, toIso(nowMs - undoKeptMs), batch));
  if (config.messages.days > 0) {
    const before = toIso(nowMs - days(config.messages.days));
    await inBatches(() => purgeMessages(db, before, batch));
  }
  await inBatches(() => purgeOutbox(db, toIso(nowMs - outboxKeptMs), batch));
  await inBatches(() => emptyTrash(context, batch));
  await reindexLanguage(database, context.kinds);
  await thinOut(db, nowMs);
  await refreshReplyTime(context);
  await purgeHistory(context);
  await tidyMedia(context);
}

interface Job {
  everyMs: number;
  work: () => Promise<unknown>;
  /** Warning to log when it fails. */
  failure: string;
}

/** Repeats the work of maintenance until stopped. */
export function startMaintenance(context: AppContext): () => void {
  const { log, revocations, database } = context;
  const canary: Job = {
    everyMs,
    work: () => queueCanary(context),
    failure: 'the daily check was not sent',
  };
  const jobs: Job[] = [
    canary,
    { everyMs, work: () => runMaintenance(context), failure: 'maintenance failed' },
    { everyMs, work: () => checkNightly(context), failure: 'links were not checked' },
    {
      everyMs: writeEveryMs,
      work: () => revocations.writePending(),
      failure: 'ended sessions and links are in memory only',
    },
    {
      everyMs: minutes(1),
      work: async () => forgetVisitors(database.queries, await studioDay(context)),
      failure: 'visitors of yesterday are not forgotten yet',
    },
  ];
  const run = ({ work, failure }: Job): void => {
    work().catch((error: unknown) => log.warn({ err: error }, failure));
  };
  const timers = jobs.map((job) => setInterval(() => run(job), job.everyMs).unref());
  run(canary);
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

async function inBatches(purge: () => Promise<number>): Promise<void> {
  for (let round = 0; round < batchesMax; round += 1) {
    if ((await purge()) < batch) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
