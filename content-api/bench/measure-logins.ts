import { readFileSync } from 'node:fs';
import { load, median } from './load.ts';

const pairs = 200;

async function tryLogin(server: string, email: string): Promise<{ status: number; ms: number }> {
  const startedMs = performance.now();
  const answer = await fetch(`${server}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'certainly wrong 99' }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startedMs };
}

/** Whether the time of an answer tells an account that exists from one that does not (S3). */
export async function measureUniformity(server: string, known: string): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < pairs; pair += 1) {
    const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      times[kind].push((await tryLogin(server, kind === 'known' ? known : `nobody${pair}@x.example`)).ms);
    }
  }
  return Math.abs(median(times.known) - median(times.unknown)) / median(times.known);
}

/** What 200 wrong logins at once do to readers and to memory. */
export async function measureFlood(server: string, pid: number) {
  const list = `${server}/api/projects?view=card`;
  await load(list, 1, 8);
  const quiet = await load(list, 4, 8);
  const before = memoryMb(pid);
  let peak = before;
  let isOver = false;
  const watch = setInterval(() => (peak = Math.max(peak, memoryMb(pid))), 20);
  const statuses: number[] = [];
  const flood = Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      // A pause, or the client's own work on the same processors would be what is measured.
      while (!isOver) {
        statuses.push((await tryLogin(server, `flood${n}@x.example`)).status);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }),
  );
  const busy = await load(list, 4, 8);
  isOver = true;
  await flood;
  clearInterval(watch);
  return {
    ratio: busy.p99Ms / Math.max(1, quiet.p99Ms),
    addedMb: peak - before,
    errors: busy.errors,
    tries: statuses.length,
    isUniform:
      statuses.length >= 200 &&
      busy.perSecond > 0 &&
      statuses.every((status) => [401, 429, 503].includes(status)),
  };
}

function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
