/**
 * `npm run dev`: everything with watch and reload. The servers run under `node --watch`; a change in the sources of an app
 * is built and made live, and open pages reload. Its data folder is `data/dev` unless `DATA_DIR` names one.
 */
import path from 'node:path';
import { apps, sourcesOf } from '../build/app-sources.ts';
import type { App } from '../build/app-sources.ts';
import { ensureLive } from '../build/ensure-live.ts';
import { findCurrent, shelfOf } from '../build/publish-app.ts';
import { startReloadProxy } from '../dev/reload-proxy.ts';
import { watchSources } from '../dev/watch-sources.ts';
import { freePorts } from '../lib/free-ports.ts';
import { root } from '../lib/paths.ts';
import { prepareRun } from '../lib/prepare-run.ts';
import { complain, say } from '../lib/say.ts';
import { serverSpecs } from '../servers.ts';

/** The site looks at its pointer once a second. */
const pointerIsSeenMs = 1_200;

process.env.DATA_DIR ||= path.join(root, 'data/dev');
const { settings, prepare, serve } = await prepareRun();

await prepare(async () => {
  for (const app of apps) await ensureLive(app, shelfOf(app, settings.dataDir));
  const [sitePort = 0] = await freePorts(1);
  const inside = { ...settings, host: { port: sitePort, bind: '127.0.0.1' } };
  const specs = serverSpecs(inside, { ...process.env, NODE_ENV: 'development' });
  await serve(
    specs.map((spec) => ({
      ...spec,
      nodeOptions: [...(spec.nodeOptions ?? []), '--watch', '--watch-preserve-output'],
    })),
  );
  const proxy = await startReloadProxy(settings.host, sitePort);
  for (const app of apps) watchApp(app, proxy.reload);
  say(`Site ready at ${settings.siteUrl}`);
});

/** Builds an app again after each change, one build at a time. */
function watchApp(app: App, reload: () => void): void {
  const shelf = shelfOf(app, settings.dataDir);
  let work = Promise.resolve();
  const folders = sourcesOf(app).filter((source) => !source.includes('.'));
  watchSources(root, folders, () => {
    work = work.then(async () => {
      try {
        const before = await shelf.pointer();
        await ensureLive(app, shelf);
        // A change that is taken back finds its old release, which then is not live.
        const current = await findCurrent(app, shelf);
        if (current) await shelf.setLive(current.id);
        await shelf.prune({ keep: 3, youngerThanDays: 0 });
        if ((await shelf.pointer())?.current !== before?.current) setTimeout(reload, pointerIsSeenMs);
      } catch (error) {
        complain(error instanceof Error ? error.message : String(error));
      }
    });
  });
}
