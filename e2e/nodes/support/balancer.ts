import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endDaemon, findProgram, ownFolder, runDaemon, unprivileged } from 'content-api/testing';

export interface Balanced {
  port: number;
  /** Ports of the servers behind it. */
  servers: number[];
}

/** One HAProxy in front of the sites and of the APIs, set as docs/operating.md says. Returns what ends it. */
export async function startBalancer(sites: Balanced, apis: Balanced): Promise<() => Promise<void>> {
  const folder = ownFolder('haproxy-', unprivileged());
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, settings(sites, apis));
  const daemon = runDaemon(
    findProgram('haproxy') ?? 'haproxy',
    ['-db', '-q', '-f', file],
    folder,
    unprivileged(),
  );
  return async () => {
    await endDaemon(daemon, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
}

function settings(sites: Balanced, apis: Balanced): string {
  return `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 2s
  option httpchk GET /readyz
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  default-server check inter 500ms fall 2 rise 1
${listen('sites', sites)}
  option forwardfor
${listen('apis', apis)}
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
