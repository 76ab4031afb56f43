import { purgeLinks } from './accounts/account-links.ts';
import { purgeChallenges } from './accounts/login-challenges.ts';
import { purgeSessions } from './accounts/sessions-repository.ts';
import { purgeThrottles } from './accounts/throttle.ts';
import { purgeCreatedRecords } from './content/created-records.ts';
import { purgePreviews } from './content/preview-links.ts';
import type { Context } from './context.ts';
import { purgeAudit } from './lib/audit.ts';
import { checkNightly } from './doctor/check-nightly.ts';
import { toIso } from './lib/clock.ts';
import { days, minutes, seconds } from './lib/durations.ts';
import { tidyMedia } from './media/tidy-media.ts';
import { refreshReplyTime } from './modules/contact/reply-time.ts';
import { purgeMessages } from './modules/messages/purge-messages.ts';
import { purgeOutbox } from './outbox/purge-outbox.ts';
import { queueCanary } from './outbox/queue-canary.ts';
import { emptyTrash } from './records/empty-trash.ts';
import { purgeUndos } from './records/purge-undos.ts';
import { purgeHistory } from './records/purge-history.ts';
import { dayOf } from './visits/day-of.ts';
import { forgetVisitors } from './visits/forget-visitors.ts';
import { thinOut } from './visits/thin-out.ts';

const everyMs = minutes(10);
const writeEveryMs = seconds(5);
const auditKeptMs = days(180);
const undoKeptMs = days(30);
const outboxKeptMs = days(90);
const batch = 500;
const batchesMax = 200;

/** Drops what has expired, in small batches, so that other writes are not delayed. */
export async function purgeExpired(context: Context): Promise<void> {
  const { database, config, clock } = context;
  const nowMs = clock.nowMs();
  const db = database.queries;
  await inBatches(() => purgeSessions(db, nowMs, batch));
  await inBatches(() => purgeLinks(db, toIso(nowMs), batch));
  await inBatches(() => purgeChallenges(db, toIso(nowMs), batch));
  await inBatches(() => purgeThrottles(db, nowMs, { keep: config.limits.throttleKeys, batch }));
  await inBatches(() => purgeCreatedRecords(db, nowMs, batch));
  await inBatches(() => purgePreviews(db, toIso(nowMs), batch));
  await inBatches(() => purgeAudit(db, toIso(nowMs - auditKeptMs), batch));
  await inBatches(() => purgeUndos(db, toIso(nowMs - undoKeptMs), batch));
  if (config.messages.days > 0) {
    const before = toIso(nowMs - days(config.messages.days));
    await inBatches(() => purgeMessages(db, before, batch));
  }
  await inBatches(() => purgeOutbox(db, toIso(nowMs - outboxKeptMs), batch));
  await inBatches(() => emptyTrash(context, batch));
  await thinOut(db, nowMs);
  await refreshReplyTime(context);
  await purgeHistory(context);
  await tidyMedia(context);
}

/** Runs the purge now and then, and writes what waits for room on the disk, until stopped. */
export function startMaintenance(context: Context): () => void {
  const { log, endings } = context;
  const checkOutbox = (): void => {
    queueCanary(context).catch((error: unknown) => log.warn({ err: error }, 'the daily check was not sent'));
  };
  const checking = setInterval(checkOutbox, everyMs);
  const purging = setInterval(() => {
    purgeExpired(context).catch((error: unknown) => log.warn({ err: error }, 'maintenance failed'));
  }, everyMs);
  const examining = setInterval(() => {
    checkNightly(context).catch((error: unknown) => log.warn({ err: error }, 'links were not checked'));
  }, everyMs);
  examining.unref();
  const writing = setInterval(() => {
    endings
      .writePending()
      .catch((error: unknown) => log.warn({ err: error }, 'ended sessions and links are in memory only'));
  }, writeEveryMs);
  checkOutbox();
  checking.unref();
  const forgetting = setInterval(() => {
    forgetVisitors(context.database.queries, dayOf(context.clock.nowMs(), context.config.timeZone)).catch(
      (error: unknown) => log.warn({ err: error }, 'visitors of yesterday are not forgotten yet'),
    );
  }, minutes(1));
  forgetting.unref();
  purging.unref();
  writing.unref();
  return () => {
    clearInterval(checking);
    clearInterval(forgetting);
    clearInterval(examining);
    clearInterval(purging);
    clearInterval(writing);
  };
}

async function inBatches(purge: () => Promise<number>): Promise<void> {
  for (let round = 0; round < batchesMax; round += 1) {
    if ((await purge()) < batch) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
