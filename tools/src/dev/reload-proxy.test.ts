import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../lib/free-ports.ts';
import { startReloadProxy } from './reload-proxy.ts';
import type { ReloadProxy } from './reload-proxy.ts';
import { watchSources } from './watch-sources.ts';

let site: Server;
let proxy: ReloadProxy;
let url: string;

beforeEach(async () => {
  const [sitePort = 0, port = 0] = await freePorts(2);
  site = createServer((request, response) => {
    if (request.url === '/data.json')
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"a":1}');
    else response.writeHead(200, { 'content-type': 'text/html', etag: '"x"' }).end('<h1>Page</h1>');
  });
  await new Promise<void>((resolve) => site.listen(sitePort, '127.0.0.1', resolve));
  proxy = await startReloadProxy({ port, bind: '127.0.0.1' }, sitePort);
  url = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  proxy.close();
  site.closeAllConnections();
  site.close();
});

test('pages get the script that waits for the word to reload; everything else passes as it is', async () => {
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(await page.text()).toBe('<h1>Page</h1><script src="/__dev/reload.js" defer></script>');
  expect(page.headers.get('etag')).toBeNull();
  const data = await fetch(`${url}/data.json`);
  expect([data.status, await data.text()]).toEqual([201, '{"a":1}']);
  expect(await (await fetch(`${url}/__dev/reload.js`)).text()).toContain('/__dev/events');
});

test('open pages are told to reload', async () => {
  const events = await fetch(`${url}/__dev/events`);
  const reader = (events.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  proxy.reload();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: reload');
  await reader.cancel();
});

test('while the site starts again there is a page that comes back by itself', async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('/__dev/reload.js');
});

test('a site that does not answer is not waited for without end', async () => {
  const [sitePort = 0, port = 0] = await freePorts(2);
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(sitePort, '127.0.0.1', resolve));
  const other = await startReloadProxy({ port, bind: '127.0.0.1' }, sitePort, 50);
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(503);
  other.close();
  silent.closeAllConnections();
  silent.close();
});

test('changes of sources are noticed once it is quiet, tests and builds are not', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'watch-'));
  await mkdir(path.join(root, 'app/src'), { recursive: true });
  let changes = 0;
  const stop = watchSources(root, ['app', 'not-there'], () => (changes += 1));
  await writeFile(path.join(root, 'app/src/a.test.ts'), '1');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(changes).toBe(0);
  await writeFile(path.join(root, 'app/src/a.ts'), '1');
  await writeFile(path.join(root, 'app/src/b.ts'), '1');
  while (changes === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(changes).toBe(1);
  stop();
  await rm(root, { recursive: true });
});
