import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ensureFirstAdmin } from './accounts/first-admin.ts';
import { buildApp } from './app.ts';
import { scheduleBackups } from './backup/schedule-backups.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { seedDemo } from './content/seed-demo.ts';
import type { Context } from './context.ts';
import { createContext } from './create-context.ts';
import { lockDataFolder } from './db/data-folder-lock.ts';
import { startupFault } from './db/startup-fault.ts';
import { createLogger } from './lib/create-logger.ts';
import { describeFault } from './lib/describe-fault.ts';
import { startMaintenance } from './maintenance.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './open-database.ts';
import { isError } from './lib/is-error.ts';

// Whoever read our output may have gone; that is no reason to stop.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

try {
  await start();
} catch (error) {
  process.stderr.write(`${describeFault(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const { config, warnings } = readConfig(process.env);
  const log = createLogger(config.logLevel);
  for (const warning of warnings) log.warn(warning);
  await mkdir(config.dataDir, { recursive: true });
  const leave = await takePlace(config);
  const database = await openDatabase(config, (message) => log.warn(message));
  const ran = await migrateDatabase(config, database);
  if (ran.length > 0) log.info({ migrations: ran }, 'database migrated');
  const context = await createContext({ config, database, log });
  await prepareContent(context);
  const app = await buildApp(context);
  const stopMaintenance = startMaintenance(context);
  const stopBackups = scheduleBackups(config, log);
  await listen(app, config);
  log.info({ port: listeningPort(app), bind: config.bind }, 'content-api is ready');
  stopOnSignals(app, config, async () => {
    stopMaintenance();
    stopBackups();
    await database.close();
    await leave();
  });
}

/** The data folder for this process alone; on PostgreSQL a place among its servers. */
async function takePlace({ databaseUrl, dataDir }: Config): Promise<() => Promise<void> | void> {
  if (databaseUrl === undefined) return lockDataFolder(dataDir).release;
  const { announceServer } = await import('./db/server-presence.ts');
  return (await announceServer(databaseUrl)).leave;
}

async function prepareContent(context: Context): Promise<void> {
  const firstAdmin = await ensureFirstAdmin(context);
  if (firstAdmin !== undefined) {
    process.stdout.write(`First admin: ${firstAdmin.email} password: ${firstAdmin.password}\n`);
  }
  if (context.config.hasDemoContent && (await seedDemo(context))) context.log.info('demo content filled in');
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

/** Stops accepting, lets running requests finish, closes the database, leaves with 0. */
function stopOnSignals(app: FastifyInstance, { timeouts }: Config, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), timeouts.shutdownMs + 2000).unref();
    setTimeout(() => app.server.closeAllConnections(), timeouts.shutdownMs).unref();
    app
      .close()
      .then(close)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${describeFault(error)}\n`);
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught exception');
    process.exitCode = 1;
    setImmediate(() => process.exit(1));
  });
}
