import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { sitePort } from './address.ts';
import { createFakeApi } from './fake-api.ts';
import type { FakeApi } from './fake-api.ts';

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Session test pages</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script src="/assets/main.js"></script></body>
</html>`;

/** Serves the pages, the scripts and a small API that tests can bend by `POST /__api`. */
export async function startServer(folder: string): Promise<() => Promise<void>> {
  const api = createFakeApi();
  const server = createServer((request, response) => void answer(folder, api, request, response));
  await new Promise<void>((resolve) => server.listen(sitePort, '127.0.0.1', resolve));
  return () => close(server);
}

async function answer(
  folder: string,
  api: FakeApi,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const body = await read(request);
  if (pathname === '/__api') return send(response, 200, api.control(body));
  if (pathname.startsWith('/api/')) {
    if (api.isDown()) return void request.socket.destroy();
    const result = api.answer(`${request.method} ${pathname}`, request.headers, body);
    return send(response, result.status, result.body);
  }
  if (pathname.startsWith('/assets/')) {
    const file = path.join(folder, path.basename(pathname));
    response.writeHead(existsSync(file) ? 200 : 404, { 'content-type': 'text/javascript; charset=utf-8' });
    return void response.end(existsSync(file) ? readFileSync(file) : '');
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page);
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
