import { keepFilesPrivate } from 'server-kit';
import { readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { createLogger } from './app/create-logger.ts';
import { systemClock } from './lib/clock.ts';
import { createRecentFaults } from './lib/recent-faults.ts';
import { describeFault } from './core/describe-fault.ts';
import { serve } from './app/serve.ts';
import type { RunningServer } from './app/run-server.ts';

// Ignores EPIPE: the reader of the output may have ended.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

try {
  await start();
} catch (error) {
  leave(error);
}

function leave(error: unknown): void {
  process.stderr.write(`${describeFault(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const { config, warnings } = readConfig(process.env);
  const faults = createRecentFaults(systemClock.nowMs);
  const log = createLogger(config.logLevel, faults);
  for (const warning of warnings) log.warn(warning);
  keepFilesPrivate();
  const server = await serve({
    config,
    log,
    faults,
    isEmptyMeant: process.argv.includes('--start-empty'),
    onFirstAdmin: ({ email, password }) =>
      process.stdout.write(`First admin: ${email} password: ${password}\n`),
    onLost: leave,
  });
  stopOnSignals(server, config);
}

/** Leaves with 0 once it has stopped in good order. */
function stopOnSignals(server: RunningServer, { timeouts }: Config): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), timeouts.shutdownMs + 2000).unref();
    setTimeout(() => server.app.server.closeAllConnections(), timeouts.shutdownMs).unref();
    server.stop().then(() => process.exit(0), leave);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('uncaughtException', (error) => {
    server.app.log.fatal({ err: error }, 'uncaught exception');
    process.exitCode = 1;
    setImmediate(() => process.exit(1));
  });
}
