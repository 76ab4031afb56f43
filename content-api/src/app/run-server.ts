import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics, MetricsServer } from 'server-kit/metrics';
import type { MetricsPlace } from 'server-kit/settings';
import { openTracing } from 'server-kit/tracing';
import { ensureFirstAdmin } from '../features/accounts/first-admin.ts';
import { finishRestore, isRestoreLeft } from '../features/backups/finish-restore.ts';
import type { Restores } from '../features/backups/restores.ts';
import { scheduleBackups } from '../features/backups/schedule-backups.ts';
import type { Config } from '../config/config.ts';
import { seedDemo } from '../features/transfer/seed-demo.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import type { Database } from '../db/database.ts';
import { newerAdditions } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { seconds } from '../lib/durations.ts';
import { hasTracesOfDatabase } from '../db/missing-database.ts';
import type { RecentFaults } from '../lib/recent-faults.ts';
import { isError } from '../lib/is-error.ts';
import { openDatabase } from './open-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { startMaintenance } from './maintenance.ts';
import { createContext } from './create-context.ts';
import type { AppContext } from './context.ts';
import { closeDataFolder } from './close-data-folder.ts';
import { buildApp } from './app.ts';

const adoptAfterMs = seconds(20);

export interface Start {
  config: Config;
  log: Logger;
  /** The failures that the log tells of. */
  faults?: Pick<RecentFaults, 'list'>;
  /** Whether an empty database is meant although the data folder is that of a used one. @default false */
  isEmptyMeant?: boolean;
  /** Restores that the console asks for. @default refused */
  restores?: Restores;
  /** Told once, when the first account is made. */
  onFirstAdmin: (admin: { email: string; password: string }) => void;
}

/** The API at work: it listens, and does by itself what is due. */
export interface RunningServer {
  app: FastifyInstance;
  port: number | undefined;
  /** Stops accepting, lets running requests finish and closes the database. */
  stop: () => Promise<void>;
}

/** Starts the whole of it over the data folder and database of the settings. @throws StartupFault */
export async function runServer({
  config,
  log,
  faults,
  isEmptyMeant = false,
  restores,
  onFirstAdmin,
}: Start): Promise<RunningServer> {
  const warn = (message: string): void => log.warn(message);
  await mkdir(config.dataDir, { recursive: true });
  await closeDataFolder(config, log);
  const place = await takePlace(config, warn);
  finishKilledRestore(config);
  // Before a migration, whose backup of an unused database says nothing about a lost one.
  const mayBeEmpty = isEmptyMeant || !hasTracesOfDatabase(config);
  const tracing = config.tracing && (await openTracing('api', config.tracing, warn));
  const database = await openDatabase(config, {
    warn,
    mayBeEmpty,
    ...(tracing && { onStatement: tracing.noteStatement }),
  });
  await bringUpToDate(config, database, log);
  const context = await createContext({ config, database, log, faults, mayWrite: place.isHeld, restores });
  const firstAdmin = await ensureFirstAdmin(context, { mayBeEmpty });
  if (firstAdmin !== undefined) onFirstAdmin(firstAdmin);
  if (config.hasDemoContent && (await seedDemo(context))) log.info('demo content filled in');
  const metrics = config.metrics && (await measure(context));
  const app = await buildApp(context, metrics, tracing);
  context.media.variants.start();
  await context.outbox.start();
  await context.purges.start();
  const stopMaintenance = startMaintenance(context);
  const stopBackups = scheduleBackups(context);
  await listen(app, config);
  const measuring = config.metrics && metrics && (await serveMetrics(metrics, config.metrics));
  const port = listeningPort(app);
  log.info({ port, bind: config.bind }, 'content-api is ready');
  // Delayed, so that the scan of the media folder does not slow the first requests.
  setTimeout(() => context.media.importer.start(), adoptAfterMs).unref();
  async function stop(): Promise<void> {
    await app.close();
    await measuring?.close();
    stopMaintenance();
    stopBackups();
    await context.revocations.writePending().catch((error: unknown) => {
      log.error({ err: error }, 'sessions and links that were ended while the disk was full live on');
    });
    await database.close();
    await place.leave();
    await tracing?.close();
  }
  return { app, port, stop };
}

/** Its library is loaded where it is used alone: it would slow every other start. */
async function measure(context: AppContext): Promise<Metrics> {
  const { createApiMetrics } = await import('./api-metrics.ts');
  return createApiMetrics(context);
}

async function serveMetrics({ registry }: Metrics, place: MetricsPlace): Promise<MetricsServer> {
  const metrics = await import('server-kit/metrics');
  return metrics.serveMetrics(registry, place);
}

async function bringUpToDate(config: Config, database: Database, log: Logger): Promise<void> {
  const ran = await migrateDatabase(config, database);
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  const newer = await newerAdditions(database.queries, migrations);
  if (newer.length > 0)
    log.warn(`a newer version has added ${newer.join(', ')} to the database; this one runs on it`);
}

interface Place {
  isHeld: () => boolean;
  leave: () => Promise<void> | void;
}

/** The data folder for this process alone; on PostgreSQL a place among its servers. */
async function takePlace({ databaseUrl, dataDir }: Config, warn: (message: string) => void): Promise<Place> {
  if (databaseUrl === undefined) return { isHeld: () => true, leave: lockDataFolder(dataDir).release };
  const { announceServer } = await import('../db/server-presence.ts');
  return announceServer(databaseUrl, warn);
}

/** A killed restore may have left the pictures half exchanged. */
function finishKilledRestore({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined) return finishRestore(dataDir);
  if (!isRestoreLeft(dataDir)) return;
  const { release } = lockDataFolder(dataDir);
  try {
    finishRestore(dataDir);
  } finally {
    release();
  }
}

function listeningPort(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' ? address?.port : undefined;
}

async function listen(app: FastifyInstance, { port, bind }: Config): Promise<void> {
  try {
    await app.listen({ port, host: bind });
  } catch (error) {
    if (isError(error) && 'code' in error && error.code === 'EADDRINUSE') {
      throw startupFault(
        'PORT_TAKEN',
        `Port ${port} on ${bind} is already in use; stop that program or set API_PORT`,
      );
    }
    throw error;
  }
}
