/**
 * The site's scripts while somebody works on them: compiled in memory, changed components replaced in open pages. The
 * pages themselves come from the site's own server (`SITE_SERVER_PORT`), which makes them with the build in
 * `HOST_RELEASE_DIR`. It takes over each new one, and starts again when its own code changes.
 */
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { replaceDurably } from 'server-kit';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { watchTypes } from '../../tools/src/types/watch-types.ts';
import { createCompiling } from '../../tools/webpack/compiling.ts';
import { faultReport } from '../../tools/webpack/dev-faults.ts';
import { startDevServer } from '../../tools/webpack/dev-server.ts';
import { requiredSetting } from '../../tools/webpack/required-setting.ts';
import { watch } from '../../tools/webpack/watch.ts';
import type { AssetList } from '../src/render/types.ts';
import { assetList } from './asset-list.ts';
import { faultPage } from './fault-page.ts';
import { adminConfig } from './webpack.admin.ts';
import { clientConfig } from './webpack.client.ts';
import { previewConfig } from './webpack.preview.ts';
import { serverConfig } from './webpack.server.ts';

const showTypeFaults = path.resolve(import.meta.dirname, '../../tools/webpack/show-type-faults.cjs');
const reloadPages = path.resolve(import.meta.dirname, '../../tools/webpack/reload-pages.cjs');
const release = requiredSetting('HOST_RELEASE_DIR');
const clientFolder = path.join(release, 'client');
const rendererFolder = path.join(release, 'server');
const updatesPath = '/__dev/site';
const siteServerPort = Number(requiredSetting('SITE_SERVER_PORT'));
/** Limit and interval of the wait for the site's server. */
const timeoutMs = 15_000;
const lookAgainMs = 50;
/** Longer than the dev server waits, whose compilation goes first: it is what somebody waits for. */
const afterDevServerMs = 50;
/** Few pages have these scripts, and the processor has enough to do while others are compiled. */
const whenIdleMs = 1_000;
const starting = '<!doctype html><meta http-equiv="refresh" content="1"><p>The site is starting again …</p>';
/** Shown in open pages, and asked for by pages that open. */
let typeFaults: string[] = [];
let scripts: AssetList | undefined;
let rendererFile = '';
let written = '';
const openPages = createCompiling();
const renderer = createCompiling();
const afterOpenPages = {
  apply: ({ hooks }: Compiler) => hooks.watchRun.tapPromise('dev', openPages.settled),
};
await rm(rendererFolder, { recursive: true, force: true });
await watch(
  [within(serverConfig('development'), rendererFolder, [afterOpenPages, { apply: listRenderer }, renderer])],
  afterDevServerMs,
);
const { stats } = await watch([within(previewConfig('development'), clientFolder)], whenIdleMs);
const preview = compilationOf('preview');
const emitted = new Map<string, Compilation>();

// Without a name it is part of every entry.
const inOpenPages = (file: string) => new webpack.EntryPlugin(import.meta.dirname, file, { name: undefined });
const publish = await startDevServer({
  config: [
    within(clientConfig('development', true), clientFolder, [
      openPages,
      { apply: listScripts },
      inOpenPages(showTypeFaults),
      inOpenPages(reloadPages),
    ]),
    within(adminConfig('development', true), clientFolder, [
      { apply: listScripts },
      inOpenPages(showTypeFaults),
    ]),
  ],
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
  middlewares: [
    { name: 'types', path: '/__dev/types', middleware: answerTypes },
    { name: 'pages', middleware: answerFaults },
  ],
  isReady: () => written !== '',
});
// Pages are rendered on the server only, so an open one is asked for again when they change, or have a fault.
let servedRenderer = rendererFile;
renderer.onDone(() => {
  const next = faultReport.errorsOf('server').join('\n') || rendererFile;
  if (next !== servedRenderer) publish({ action: 'pages-changed' });
  servedRenderer = next;
});
// Tests that are about something else have no time for it.
if (process.env.DEV_TYPES !== 'off')
  await watchTypes({
    print: (line) => console.error(line),
    onFaults(faults) {
      typeFaults = faults;
      publish({ action: 'type-faults', faults });
    },
  });

function answerTypes(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(typeFaults));
}

function listScripts({ hooks }: Compiler): void {
  hooks.afterEmit.tapPromise('dev', async (compilation) => {
    emitted.set(compilation.name ?? '', compilation);
    const [client, admin] = [emitted.get('client'), emitted.get('admin')];
    if (!client || !admin) return;
    scripts = assetList({ client, admin, preview });
    await writeList();
  });
}

function listRenderer({ hooks }: Compiler): void {
  hooks.afterEmit.tapPromise('dev', ({ entrypoints }) => {
    rendererFile = entrypoints.get('render')?.getFiles()[0] ?? '';
    return writeList();
  });
}

/** Tells the site's server what to make pages with: whole or not at all, as it may read it at any moment. */
async function writeList(): Promise<void> {
  if (!scripts) return;
  const text = `${JSON.stringify({ ...scripts, renderer: rendererFile }, null, 2)}\n`;
  if (text === written) return;
  await replaceDurably(path.join(clientFolder, 'assets.json'), text);
  written = text;
}

/** A page that is opened while its sources are compiled shows the change, as its scripts do, or what is wrong with it. */
async function answerFaults(
  { headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  if (!headers.accept?.includes('text/html')) return next();
  await renderer.settled();
  const errors = faultReport.errorsOf('server');
  if (errors.length === 0) return next();
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(faultPage(errors));
}

function compilationOf(name: string): Compilation {
  const match = stats.find(({ compilation }) => compilation.name === name);
  if (!match) throw new Error(`${name} was not compiled.`);
  return match.compilation;
}

function within(config: Configuration, folder: string, plugins: WebpackPluginInstance[] = []): Configuration {
  return {
    ...config,
    output: { ...config.output, path: folder },
    plugins: [...(config.plugins ?? []), ...plugins],
  };
}

/** While the site's server starts again, reads wait for it: a page would stay without a script that was refused. */
async function askAgain({ method, url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const until = Date.now() + (method === 'GET' ? timeoutMs : 0);
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
