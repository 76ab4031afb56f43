import type { FastifyInstance } from 'fastify';
import type { RestoreStatus } from '../contract/restore.ts';
import { proveBackup } from '../features/backups/prove-backup.ts';
import { restoreFailure } from '../features/backups/restore-failure.ts';
import { toIso } from '../lib/clock.ts';
import { keepServersAway, replaceByBackup } from './replace-by-backup.ts';
import { runServer } from './run-server.ts';
import type { RunningServer, Start } from './run-server.ts';

interface Serving extends Omit<Start, 'restores'> {
  /** Told when the server could not start again after a restore. */
  onLost: (error: unknown) => void;
}

/**
 * Runs the server. A restore that somebody asks for in the console stops it and starts it again: nothing that it keeps in
 * memory is left of what was there before.
 */
export async function serve({ onLost, ...start }: Serving): Promise<RunningServer> {
  const { config, log } = start;
  let status: RestoreStatus = { isRestoring: false };
  let restoring = Promise.resolve();
  let server = await run(config.port);

  function run(port: number): Promise<RunningServer> {
    return runServer({
      ...start,
      config: { ...config, port },
      restores: {
        status: () => status,
        begin(file) {
          status = { isRestoring: true };
          // The answer leaves first.
          setImmediate(() => {
            restoring = restoreAndStart(file).catch(onLost);
          });
        },
      },
    });
  }

  async function restoreAndStart(file: string): Promise<void> {
    const { port } = server;
    const timer = setTimeout(
      () => server.app.server.closeAllConnections(),
      config.timeouts.shutdownMs,
    ).unref();
    await server.stop();
    clearTimeout(timer);
    const failure = await restore(file);
    if (failure !== undefined) log.error({ err: failure }, 'the restore failed; nothing was changed');
    status = {
      isRestoring: false,
      ...(failure !== undefined && {
        failure: { at: toIso(Date.now()), reason: restoreFailure(failure, file) },
      }),
    };
    server = await run(port ?? config.port);
  }

  async function restore(file: string): Promise<unknown> {
    try {
      const letGo = await keepServersAway(config);
      try {
        const { media } = await proveBackup(file);
        await replaceByBackup({
          config,
          file,
          hasMedia: media !== undefined,
          say: (line) => log.info(line),
        });
      } finally {
        await letGo();
      }
      return undefined;
    } catch (error) {
      return error ?? new Error('It is not known why');
    }
  }

  return {
    get app(): FastifyInstance {
      return server.app;
    },
    get port() {
      return server.port;
    },
    async stop() {
      await restoring;
      await server.stop();
    },
  };
}
