import { sql } from 'kysely';
import { createMetrics, Gauge } from 'server-kit/metrics';
import type { Metrics } from 'server-kit/metrics';
import { readBackupStatus } from '../features/backups/read-backup-status.ts';
import type { Database } from '../db/database.ts';
import { readPurgeStatus } from '../features/outbox/read-purge-status.ts';
import { readStatus } from '../features/outbox/read-status.ts';
import { nextMoment } from '../core/records/settle.ts';
import type { AppContext } from './context.ts';

/** Measurements of the API that its requests do not show. Each is taken when it is asked for. */
export function createApiMetrics(context: AppContext): Metrics {
  const metrics = createMetrics('api');
  const registers = [metrics.registry];
  const { config, database, clock } = context;

  new Gauge({
    name: 'api_database_up',
    help: '1 while the database answers.',
    registers,
    async collect() {
      this.set((await answerSeconds(database)) === undefined ? 0 : 1);
    },
  });
  new Gauge({
    name: 'api_database_answer_seconds',
    help: 'Time that the database took for the smallest question, while it answers.',
    registers,
    async collect() {
      this.set((await answerSeconds(database)) ?? NaN);
    },
  });
  new Gauge({
    name: 'api_schedule_lag_seconds',
    help: 'Time for which a scheduled publication is overdue; 0 while none is.',
    registers,
    async collect() {
      const next = await known(nextMoment(database.queries));
      const lateMs = next === undefined ? 0 : clock.nowMs() - Date.parse(next);
      this.set(Math.max(0, lateMs) / 1000);
    },
  });
  new Gauge({
    name: 'api_outbox_deliveries',
    help: 'Mails and calls of the last seven days that wait for another attempt, or were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      const status = await known(readStatus(context));
      if (!status) return;
      this.set({ state: 'waiting' }, status.waiting);
      this.set({ state: 'failed' }, status.failed);
    },
  });
  new Gauge({
    name: 'api_purge_calls',
    help: 'Calls of the last seven days that purge the cache in front of the site and wait for another attempt, or were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      const status = await known(readPurgeStatus(database.queries, config, clock.nowMs()));
      if (!status) return;
      this.set({ state: 'waiting' }, status.waiting);
      this.set({ state: 'failed' }, status.failed);
    },
  });
  new Gauge({
    name: 'api_backup_age_seconds',
    help: 'Age of the last proven backup, in the data folder and in the store, once there is one.',
    labelNames: ['place'],
    registers,
    async collect() {
      const status = await known(readBackupStatus(context));
      const places = [
        ['local', status?.local?.provenAt],
        ['off_site', status?.offSite?.provenAt],
      ] as const;
      for (const [place, provenAt] of places)
        if (provenAt !== undefined) this.set({ place }, (clock.nowMs() - Date.parse(provenAt)) / 1000);
    },
  });
  return metrics;
}

async function answerSeconds({ queries }: Database): Promise<number | undefined> {
  const startedAt = performance.now();
  const answer = await known(sql`select 1`.execute(queries));
  return answer && (performance.now() - startedAt) / 1000;
}

/** A database that is down has a metric of its own. */
async function known<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch {
    return undefined;
  }
}
