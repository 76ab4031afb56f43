import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import type { Logger } from 'pino';
import { closeToOthers, keepFilesPrivate } from 'server-kit';
import { createMetrics, serveMetrics } from 'server-kit/metrics';
import { openTracing } from 'server-kit/tracing';
import { buildApp } from './app.ts';
import { openBuildFolder } from './build-folder.ts';
import { readConfig } from './config.ts';
import type { ServerConfig } from './config.ts';
import { openReleaseSource } from './release-source.ts';
import type { ReleaseSource } from './release-source.ts';

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

async function serve(config: ServerConfig): Promise<void> {
  keepFilesPrivate();
  const { closed, left } = await closeToOthers({ whole: [path.join(config.dataDir, 'pages')] });
  if (closed.length > 0) logger.warn({ count: closed.length }, 'other accounts could read copies of pages');
  if (left.length > 0) logger.warn({ count: left.length }, 'copies of pages belong to another account');
  const releases = await openReleases(config).catch((error: unknown) => {
    logger.fatal(error instanceof Error ? error.message : String(error));
    return null;
  });
  if (!releases) {
    process.exitCode = 1;
    return;
  }
  const metrics = config.metrics && createMetrics('site');
  const tracing =
    config.tracing && (await openTracing('site', config.tracing, (message) => logger.warn(message)));
  const { app, warmUp, receipts } = await buildApp({
    config,
    releases,
    logger,
    ...(metrics && { metrics }),
    ...(tracing && { tracing }),
  });
  const measuring = config.metrics && metrics && (await serveMetrics(metrics.registry, config.metrics));
  await app.listen({ port: config.port, host: config.bind });
  const poll = setInterval(() => void releases.refresh(), pointerPollMs);

  async function stop(): Promise<void> {
    clearInterval(poll);
    const deadline = sleep(stopWithinMs, 'late', { ref: false });
    const closed = Promise.all([app.close(), measuring?.close()]).then(() => tracing?.close());
    await Promise.race([closed, deadline]);
    process.exit(0);
  }
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await warmUp();
  receipts.start();
}

async function openReleases(config: ServerConfig): Promise<ReleaseSource> {
  const onError = (error: unknown) => logger.error({ err: error }, 'the live release cannot be used');
  if (config.releaseDir) return openBuildFolder(config.releaseDir, onError);
  return openReleaseSource(config, { warn: (line) => logger.warn(line), onError });
}

/** JSON lines on standard output; nothing that identifies a session or repeats a message. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { app: 'host-site' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
  });
}
