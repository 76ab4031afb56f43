import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { studio } from './studio.ts';

/** Behaviour of the API behind a site: sound, or one of the faults that a site must survive. */
export type ApiMood =
  'well' | 'down' | 'status 500' | 'invalid JSON' | 'HTML' | 'empty' | 'huge' | 'no records';

export interface FaultyApi {
  url: string;
  mood: (mood: ApiMood) => void;
  /** Lets answers wait for what it gives for each address, if anything. */
  slow: (wait: (url: string) => Promise<unknown> | undefined) => void;
  /** Addresses asked for so far. */
  asked: string[];
  close: () => Promise<void>;
}

/** More than the site takes from an API in one answer, which is 32 MB. */
const huge = Buffer.alloc(34 * 1024 * 1024, 'x');

interface FaultyApiOptions {
  /** Whether the site is told all addresses, and so makes their pages ahead, which takes seconds. @default false */
  tellsAddresses?: boolean;
}

/** Stands between a site and the studio's API, and behaves as told. */
export async function startFaultyApi({ tellsAddresses = false }: FaultyApiOptions = {}): Promise<FaultyApi> {
  let mood: ApiMood = 'well';
  let wait: (url: string) => Promise<unknown> | undefined = () => undefined;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const awaited = wait(url);
    if (awaited) void awaited.then(() => answer(request, response));
    else answer(request, response);
  });
  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (mood === 'down') return void request.socket.destroy();
    if (mood !== 'well') return answerBadly(mood, request.url ?? '', response);
    if (!tellsAddresses && request.url?.startsWith('/api/addresses'))
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ projects: [], services: [], posts: [] }));
    // The API knows the studio's own site only, not those that a test starts on ports of their own.
    const forwarded = {
      host: new URL(studio.apiUrl).host,
      ...(request.headers.origin && { origin: studio.siteUrl }),
    };
    const onward = forward(
      studio.apiUrl + (request.url ?? ''),
      { method: request.method, headers: { ...request.headers, ...forwarded } },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: (next) => {
      mood = next;
      server.closeAllConnections();
    },
    slow: (next) => {
      wait = next;
    },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerBadly(mood: Exclude<ApiMood, 'well' | 'down'>, url: string, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (mood === 'status 500')
    response.writeHead(500, json).end('{"success":false,"message":"Internal server error"}');
  if (mood === 'invalid JSON') response.writeHead(200, json).end('{"items": [');
  if (mood === 'HTML') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
  if (mood === 'huge') response.writeHead(200, json).end(huge);
  if (mood === 'empty') response.writeHead(200, json).end('');
  if (mood === 'no records') response.writeHead(200, json).end(JSON.stringify(nothingAt(url)));
}

function nothingAt(url: string): unknown {
  if (url.includes('view=card')) return { items: [], total: 0, page: 1, size: 24, success: true, data: [] };
  if (url.startsWith('/api/services')) return { success: true, data: [], message: '' };
  if (url.startsWith('/api/technologies')) return { technologies: [] };
  if (url.startsWith('/api/revision')) return { revision: 'none' };
  if (url.startsWith('/api/content/tags')) return { tags: [] };
  if (url.startsWith('/api/project-tags')) return { services: [], industries: [] };
  if (url.startsWith('/api/portfolio/about')) return { title: '', image: '', paragraphs: [], highlights: [] };
  if (url.startsWith('/api/portfolio/founders')) return { title: '', founders: [] };
  return [];
}
