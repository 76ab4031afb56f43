import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';

/** First port of the browser suites. With another one, two clones are tested side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 3900);

/** First of four ports of the suites with releases, and the port of the session library's pages. */
export const releasesPort = firstPort + 10;
export const sessionPort = firstPort + 20;
/** A first port far enough from the present one. */
export const freshPort = firstPort + 200;

// Two studios take four ports each.
const ports = [
  ...Array.from({ length: 8 }, (_, i) => firstPort + i),
  ...Array.from({ length: 4 }, (_, i) => releasesPort + i),
  sessionPort,
];

/** Ports of the browser suites that other programs listen on. */
export async function heldPorts(needed: number[] = ports): Promise<{ port: number; holder?: string }[]> {
  const states = await Promise.all(needed.map(async (port) => ({ port, isFree: await isFree(port) })));
  return states.filter((state) => !state.isFree).map(({ port }) => ({ port, holder: holderOf(port) }));
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Such as `node (process 4711)`; undefined where the system does not reveal it. */
function holderOf(port: number): string | undefined {
  const { stdout } = spawnSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' });
  const [, name, pid] = /\(\("([^"]*)",pid=(\d+)/.exec(stdout ?? '') ?? [];
  return name === undefined ? undefined : `${name} (process ${pid})`;
}
