/**
 * The site's scripts while somebody works on them: compiled in memory, changed components replaced in open pages. The
 * pages themselves come from the site's own server (`SITE_SERVER_PORT`), which runs the build in `HOST_RELEASE_DIR` and
 * starts again when that changes.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { replaceDurably } from 'server-kit';
import type { Compilation, Compiler } from 'webpack';
import { startDevServer } from '../../tools/webpack/dev-server.ts';
import { requiredSetting } from '../../tools/webpack/required-setting.ts';
import { watch } from '../../tools/webpack/watch.ts';
import { assetList } from './asset-list.ts';
import { clientConfig } from './webpack.client.ts';
import { federationConfig } from './webpack.federation.ts';
import { previewConfig } from './webpack.preview.ts';
import { serverConfig } from './webpack.server.ts';

const release = requiredSetting('HOST_RELEASE_DIR');
const clientFolder = path.join(release, 'client');
const updatesPath = '/__dev/site';
const siteServerPort = Number(requiredSetting('SITE_SERVER_PORT'));
/** Limit and interval of the wait for the site's server. */
const patienceMs = 15_000;
const lookAgainMs = 50;
const starting = '<!doctype html><meta http-equiv="refresh" content="1"><p>The site is starting again …</p>';
const { stats } = await watch([
  within(federationConfig('development'), clientFolder),
  within(previewConfig('development'), clientFolder),
  within(serverConfig('development'), path.join(release, 'server')),
]);
const federation = compilationOf('federation');
const preview = compilationOf('preview');

const config = clientConfig('development', true);
let isBuilt = false;
await startDevServer({
  config: { ...config, plugins: [...(config.plugins ?? []), { apply: writeList }] },
  port: Number(requiredSetting('HOST_PORT')),
  bind: requiredSetting('HOST_BIND'),
  updatesPath,
  proxy: [
    // The pages' policy allows connections to the site itself only.
    {
      context: ['/__dev/console'],
      target: `http://127.0.0.1:${requiredSetting('ADMIN_PORT')}`,
      ws: true,
    },
    {
      context: (pathname) => !pathname.startsWith('/__dev/'),
      target: `http://127.0.0.1:${siteServerPort}`,
      on: { error: (_error, request, response) => void askAgain(request, response as ServerResponse) },
    },
  ],
  isReady: () => isBuilt,
});

/** Names the scripts for the site's server. They are named alike after each change. */
function writeList(compiler: Compiler): void {
  compiler.hooks.afterEmit.tapPromise('dev', async (compilation) => {
    const list = assetList({ client: compilation, federation, preview });
    // Whole or not at all: the site's server may start and read it meanwhile.
    await replaceDurably(path.join(clientFolder, 'assets.json'), `${JSON.stringify(list, null, 2)}\n`);
    isBuilt = true;
  });
}

function compilationOf(name: string): Compilation {
  const found = stats.find(({ compilation }) => compilation.name === name);
  if (!found) throw new Error(`${name} was not compiled.`);
  return found.compilation;
}

function within<T extends { output?: object }>(config: T, folder: string): T {
  return { ...config, output: { ...config.output, path: folder } };
}

/** While the site's server starts again, reads wait for it: a page would stay without a script that was refused. */
async function askAgain({ method, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const until = Date.now() + (method === 'GET' ? patienceMs : 0);
  while (!response.headersSent && Date.now() < until) {
    if (await isListening()) return void response.writeHead(307, { location: url }).end();
    await pause(lookAgainMs);
  }
  if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '1' });
  response.end(starting);
}

function isListening(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(siteServerPort, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.end();
      resolve(true);
    });
  });
}
