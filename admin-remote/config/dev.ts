/**
 * The console's origin while somebody works on the console: one release named `dev`, compiled in memory, with the
 * pointer and the manifest that a page asks for. Changed components are replaced in open pages.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { integrityOf } from 'release-shelf';
import type { Compiler } from 'webpack';
import { startDevServer } from '../../tools/webpack/dev-server.ts';
import { requiredSetting } from '../../tools/webpack/required-setting.ts';
import { remoteContract } from './contract.ts';
import { remoteConfig } from './webpack.remote.ts';

const folder = '/releases/dev/';
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
const manifestPath = `${folder}release.json`;
const hashes = new Map<string, string>();
const config = remoteConfig('development', true);

await startDevServer({
  config: {
    ...config,
    plugins: [...(config.plugins ?? []), { apply: noteHashes }],
  },
  port: Number(requiredSetting('ADMIN_PORT')),
  bind: requiredSetting('ADMIN_BIND'),
  publicPath: folder,
  updatesPath: '/__dev/console',
  headers,
  isReady: () => hashes.size > 0,
  middlewares: [json('/live.json', pointer), json(manifestPath, manifest)],
});

function noteHashes(compiler: Compiler): void {
  compiler.hooks.assetEmitted.tap('dev', (file, { content }) => void hashes.set(file, integrityOf(content)));
}

function json(name: string, answer: () => string) {
  return {
    name,
    path: name,
    middleware: (_request: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(answer()),
  };
}

function pointer(): string {
  return JSON.stringify({
    v: 1,
    release: 'dev',
    version: 'dev',
    manifest: manifestPath,
    integrity: integrityOf(manifest()),
    previous: null,
  });
}

function manifest(): string {
  return JSON.stringify({ files: Object.fromEntries(hashes), contract: remoteContract() });
}
