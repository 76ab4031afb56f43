import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { load, median } from './load.ts';

const pairs = 200;
const floodRounds = 5;

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

/** Whether the response time differs between accounts that exist and accounts that do not. */
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

/**
 * Effect of 200 clients that try wrong logins all the time, about 1,000 a second, on readers and on memory:
 * the median of several rounds, each beside a quiet one, from an address that was not turned away before.
 */
export async function measureFlood(server: string, pid: number) {
  const rounds: Awaited<ReturnType<typeof measureFloodOnce>>[] = [];
  await load({ urls: [`${server}/api/projects?view=card`], seconds: 1, connections: 8 });
  for (let round = 1; round <= floodRounds; round += 1) {
    rounds.push(await measureFloodOnce(server, pid, `127.0.1.${round}`));
  }
  const statuses = rounds.flatMap((round) => round.statuses);
  return {
    ratio: median(rounds.map((round) => round.ratio)),
    addedMb: Math.max(...rounds.map((round) => round.addedMb)),
    errors: rounds.reduce((sum, round) => sum + round.errors, 0),
    tries: statuses.length,
    isUniform:
      statuses.length >= 200 * floodRounds &&
      rounds.every((round) => round.isServed) &&
      statuses.every((status) => [401, 429, 503].includes(status)),
  };
}

async function measureFloodOnce(server: string, pid: number, address: string) {
  const list = `${server}/api/projects?view=card`;
  const quiet = await load({ urls: [list], seconds: 3, connections: 8 });
  const before = memoryMb(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, memoryMb(pid))), 20);
  const flood = new Worker(path.join(import.meta.dirname, 'flood.ts'), {
    workerData: { port: Number(new URL(server).port), address, connections: 200, pauseMs: 200 },
  });
  const busy = await load({ urls: [list], seconds: 3, connections: 8 });
  const met = once(flood, 'message') as Promise<[number[]]>;
  flood.postMessage('end');
  const [statuses] = await met;
  await flood.terminate();
  clearInterval(watch);
  return {
    ratio: busy.p99Ms / Math.max(1, quiet.p99Ms),
    addedMb: peak - before,
    errors: busy.errors,
    statuses,
    isServed: busy.perSecond > 0,
  };
}

function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
