/**
 * The site's scripts while somebody works on them: compiled in memory, changed components replaced in open pages. The
 * pages themselves come from the site's own server (`SITE_SERVER_PORT`), which runs the build in `HOST_RELEASE_DIR` and
 * starts again when that changes.
 */
import type { ServerResponse } from 'node:http';
import path from 'node:path';
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
      target: `http://127.0.0.1:${requiredSetting('SITE_SERVER_PORT')}`,
      on: { error: (_error, _request, response) => sayStarting(response) },
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

function sayStarting(response: unknown): void {
  const answer = response as ServerResponse;
  if (!answer.headersSent) answer.writeHead(503, { 'content-type': 'text/html', 'retry-after': '1' });
  answer.end(starting);
}
