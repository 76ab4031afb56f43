import { purgeSessions } from './accounts/sessions-repository.ts';
import { purgeThrottles } from './accounts/throttle.ts';
import { purgeCreatedRecords } from './content/created-records.ts';
import type { Context } from './context.ts';
import { purgeAudit } from './lib/audit.ts';
import { toIso } from './lib/clock.ts';
import { days, minutes } from './lib/durations.ts';

const everyMs = minutes(10);
const auditKeptMs = days(180);
const batch = 500;
const batchesMax = 200;

/** Drops what has expired, in small batches so that nobody waits for it. */
export async function purgeExpired({ database, config, clock }: Context): Promise<void> {
  const nowMs = clock.nowMs();
  const db = database.queries;
  await inBatches(() => purgeSessions(db, nowMs, batch));
  await inBatches(() => purgeThrottles(db, nowMs, { keep: config.limits.throttleKeys, batch }));
  await inBatches(() => purgeCreatedRecords(db, nowMs, batch));
  await inBatches(() => purgeAudit(db, toIso(nowMs - auditKeptMs), batch));
}

/** Runs the purge now and then until stopped. */
export function startMaintenance(context: Context): () => void {
  const timer = setInterval(() => {
    purgeExpired(context).catch((error: unknown) => context.log.warn({ err: error }, 'maintenance failed'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function inBatches(purge: () => Promise<number>): Promise<void> {
  for (let round = 0; round < batchesMax; round += 1) {
    if ((await purge()) < batch) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
