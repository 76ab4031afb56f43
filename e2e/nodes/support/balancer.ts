import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { endDaemon, eventually, findProgram, ownFolder, runDaemon, unprivileged } from 'content-api/testing';

export interface Balanced {
  port: number;
  /** Ports of the servers behind it. */
  servers: number[];
}

export interface Balancer {
  /** Gives a server no more requests; resolves when it has answered those that it has. */
  takeOut: (port: number) => Promise<void>;
  /** Resolves when it gets requests again. */
  putBack: (port: number) => Promise<void>;
  /** Resolves when its checks call no API ready. */
  untilNoApiIsReady: () => Promise<void>;
  stop: () => Promise<void>;
}

/** One HAProxy in front of the sites and of the APIs, set as docs/operating.md says. */
export async function startBalancer(sites: Balanced, apis: Balanced): Promise<Balancer> {
  const folder = ownFolder('haproxy-', unprivileged());
  const file = path.join(folder, 'haproxy.cfg');
  const socket = path.join(folder, 'admin.sock');
  await writeFile(file, settings(socket, sites, apis));
  const daemon = runDaemon(
    findProgram('haproxy') ?? 'haproxy',
    ['-db', '-q', '-f', file],
    folder,
    unprivileged(),
  );
  const nameOf = (port: number) =>
    Object.entries({ sites, apis }).flatMap(([name, { servers }]) =>
      servers.includes(port) ? [`${name}/${name}${servers.indexOf(port) + 1}`] : [],
    )[0] ?? '';
  async function until(name: string, column: string, wanted: string): Promise<void> {
    const seen = await eventually(
      () => statusOf(socket, name, column),
      (value) => value === wanted,
    );
    if (seen !== wanted) throw new Error(`${column} of ${name} is ${seen} and not ${wanted}.`);
  }
  return {
    async takeOut(port) {
      await command(socket, `set server ${nameOf(port)} state drain`);
      await until(nameOf(port), 'scur', '0');
    },
    async putBack(port) {
      await command(socket, `set server ${nameOf(port)} state ready`);
      await until(nameOf(port), 'status', 'UP');
    },
    async untilNoApiIsReady() {
      for (const port of apis.servers) await until(nameOf(port), 'status', 'DOWN');
    },
    async stop() {
      await endDaemon(daemon, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks HAProxy over its own socket. */
function command(socket: string, line: string): Promise<string> {
  const asking = connect(socket);
  asking.end(`${line}\n`);
  return text(asking);
}

/** A value that HAProxy has counted for a server. */
async function statusOf(socket: string, name: string, column: string): Promise<string | undefined> {
  const [head = '', ...rows] = (await command(socket, 'show stat')).trim().split('\n');
  const row = rows.map((each) => each.split(',')).find(([proxy, server]) => `${proxy}/${server}` === name);
  return row?.[head.split(',').indexOf(column)];
}

function settings(socket: string, sites: Balanced, apis: Balanced): string {
  return `global
  stats socket ${socket} level admin
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option httpchk GET /readyz
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response 503
  default-server check inter 500ms fall 2 rise 1
${listen('sites', sites)}
  option forwardfor
${listen('apis', apis)}
${fallback('apis', apis)}
`;
}

function listen(name: string, { port, servers }: Balanced): string {
  return [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    '  http-request disable-l7-retry unless { method GET HEAD }',
    ...servers.map((server, index) => `  server ${name}${index + 1} 127.0.0.1:${server}`),
  ].join('\n');
}

/** Servers of which none is ready still answer reads from memory. */
function fallback(name: string, { servers }: Balanced): string {
  return [
    '  option allbackups',
    ...servers.map(
      (server, index) => `  server ${name}${index + 1}-unready 127.0.0.1:${server} backup no-check`,
    ),
  ].join('\n');
}
