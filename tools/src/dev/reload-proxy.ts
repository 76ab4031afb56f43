import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { seconds } from '../lib/durations.ts';
import type { Listener } from '../settings.ts';

export interface ReloadProxy {
  /** Lets every open page load itself again. */
  reload: () => void;
  close: () => void;
}

const eventsPath = '/__dev/events';
const scriptPath = '/__dev/reload.js';
const tag = `<script src="${scriptPath}" defer></script>`;
const script = `
  const events = new EventSource('${eventsPath}');
  events.addEventListener('reload', () => location.reload());
`;

/** Stands in front of the site while you work, and adds to every page a script that waits for the word to reload. */
export function startReloadProxy(
  { port, bind }: Listener,
  targetPort: number,
  callMs = seconds(60),
): Promise<ReloadProxy> {
  const listeners = new Set<ServerResponse>();

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (incoming.url === eventsPath) {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      outgoing.write('retry: 500\n\n');
      listeners.add(outgoing);
      outgoing.on('close', () => listeners.delete(outgoing));
    } else if (incoming.url === scriptPath) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
    } else {
      pass(incoming, outgoing);
    }
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isPage = incoming.headers.accept?.includes('text/html') ?? false;
    const headers = { ...incoming.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const target = { host: '127.0.0.1', port: targetPort, path: incoming.url, method: incoming.method };
    const onward = request({ ...target, headers, signal: AbortSignal.timeout(callMs) }, (response) => {
      if (response.headers['content-type']?.startsWith('text/html')) void sendPage(response, outgoing);
      else
        pipeline(response, outgoing.writeHead(response.statusCode ?? 502, response.headers), () => undefined);
    });
    onward.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(503, { 'content-type': 'text/html', 'retry-after': '1' });
      outgoing.end(`<!doctype html><title>Starting</title><p>The site is starting again …</p>${tag}`);
    });
    incoming.pipe(onward);
  }

  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, bind, () =>
      resolve({
        reload: () => listeners.forEach((listener) => listener.write('event: reload\ndata: now\n\n')),
        close() {
          server.close();
          server.closeAllConnections();
        },
      }),
    );
  });
}

async function sendPage(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = { ...response.headers, 'cache-control': 'no-store' };
  for (const name of ['content-length', 'transfer-encoding', 'etag'] as const) delete headers[name];
  const page = await text(response).catch(() => '');
  outgoing.writeHead(response.statusCode ?? 502, headers).end(page + tag);
}
