import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';
import type { LoadOptions, LoadResult } from './load.ts';

const { urls, seconds, connections = 32, rate } = workerData as LoadOptions;
const { origin } = new URL(urls[0] ?? '');
const paths = urls.map((url) => url.slice(origin.length));
const headers = { 'accept-encoding': 'br, gzip' };
/** A request that hangs is an error, not the end of its reader. */
const timeoutMs = 10_000;
const pool = new Pool(origin, { connections, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
const latencies = createHistogram();
let asked = 0;
let answered = 0;
let errors = 0;

const startMs = performance.now();
const endMs = startMs + seconds * 1_000;
await Promise.all(Array.from({ length: connections }, read));
const tookSeconds = (performance.now() - startMs) / 1_000;
await pool.close();
const result: LoadResult = {
  perSecond: answered / tookSeconds,
  p99Ms: latencies.percentile(99) / 1_000,
  errors,
};
parentPort?.postMessage(result);

/** One connection's reader: the next request once the last is answered, or when it is due. */
async function read(): Promise<void> {
  for (;;) {
    const turn = asked;
    asked += 1;
    const dueMs = rate === undefined ? performance.now() : startMs + (turn / rate) * 1_000;
    const waitMs = dueMs - performance.now();
    if (waitMs > 0) await pause(waitMs);
    if (performance.now() >= endMs) return;
    await ask(paths[turn % paths.length]!);
    latencies.record(Math.max(1, Math.round((performance.now() - dueMs) * 1_000)));
  }
}

function ask(at: string): Promise<void> {
  return new Promise((resolve) => {
    pool.dispatch(
      { path: at, method: 'GET', headers },
      {
        onRequestStart() {},
        onResponseStart(_controller, status) {
          if (status >= 300) errors += 1;
        },
        onResponseData() {},
        onResponseEnd() {
          answered += 1;
          resolve();
        },
        onResponseError() {
          errors += 1;
          resolve();
        },
      },
    );
  });
}
