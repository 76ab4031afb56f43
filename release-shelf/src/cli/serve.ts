import { createWorkQueue } from 'server-kit';
import { createMetrics, serveMetrics } from 'server-kit/metrics';
import { openShelf } from '../open-shelf.ts';
import { serveShelf } from '../serve.ts';
import { followStore } from '../shared/follow-store.ts';
import { openSharedShelf } from '../shared/open-shared-shelf.ts';
import type { Shelf } from '../types.ts';
import { readSettings } from './settings.ts';
import type { ServeSettings } from './settings.ts';

const app = 'admin-remote';
const stopWithinMs = 10_000;

const settings = readSettings(process.env);
if (!settings.ok) {
  say(
    'fatal',
    `The settings have ${settings.faults.length === 1 ? 'a fault' : 'faults'}: ${settings.faults.join('; ')}`,
  );
  process.exitCode = 1;
} else {
  const { port, bind, siteOrigins, logLevel } = settings;
  const metrics = settings.metrics && createMetrics('console');
  const server = serveShelf({
    shelf: await openServedShelf(settings),
    siteOrigins,
    logLevel,
    ...(metrics && { metrics }),
  });
  const stop = () => {
    const late = setTimeout(() => process.exit(0), stopWithinMs);
    late.unref();
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  try {
    await server.listen({ port, host: bind });
    if (settings.metrics && metrics) await serveMetrics(metrics.registry, settings.metrics);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    say('fatal', isTaken ? `Port ${port} (ADMIN_PORT) is taken by another program` : String(error));
    process.exit(1);
  }
}

/** Requests read the folder; a release that another machine already serves is downloaded at its first request. */
async function openServedShelf({ releasesDir, releaseStore }: ServeSettings): Promise<Shelf> {
  const local = openShelf({ root: releasesDir, app });
  if (releaseStore === undefined) return local;
  const shared = await openSharedShelf({ root: releasesDir, app }, releaseStore);
  const { isAway } = await followStore(shared, { onStateChange: (line) => say('warn', line) });
  // Anybody can make up ids.
  const bringing = createWorkQueue({ concurrency: 4, maxWaiting: 50, retryAfterSeconds: 1 });
  return {
    ...local,
    async get(id) {
      const release = await local.get(id);
      return release || isAway() ? release : bringing.run(() => shared.get(id)).catch(() => null);
    },
  };
}

/** One JSON line, as the server's own log writes them. */
function say(level: string, msg: string): void {
  console.log(JSON.stringify({ level, time: new Date().toISOString(), app: 'release-shelf', msg }));
}
