import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLogger } from './logger.ts';
import { openReleaseSource } from './release-source.ts';
import { shelfOf } from './shelf-of.ts';

const pointerPollMs = 1_000;
const stopWithinMs = 10_000;

const read = readConfig(process.env);
const logger = createLogger(read.ok ? read.config.logLevel : 'info');
if (read.ok) {
  await serve(read.config);
} else {
  for (const fault of read.faults) logger.fatal({ fault }, `setting: ${fault}`);
  process.exitCode = 1;
}

async function serve(config: Extract<typeof read, { ok: true }>['config']): Promise<void> {
  const releases = await openReleaseSource(shelfOf(config), (error) =>
    logger.error({ err: error }, 'the live release cannot be used'),
  );
  const { app, warmUp } = await buildApp({ config, releases, logger });
  await app.listen({ port: config.port, host: config.bind });
  const poll = setInterval(() => void releases.refresh(), pointerPollMs);

  async function stop(): Promise<void> {
    clearInterval(poll);
    const deadline = sleep(stopWithinMs, 'late', { ref: false });
    await Promise.race([app.close(), deadline]);
    process.exit(0);
  }
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await warmUp();
}
