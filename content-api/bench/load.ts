import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface LoadOptions {
  /** Addresses of one origin, asked for in turn. */
  urls: string[];
  seconds: number;
  /** @default 32 */
  connections?: number;
  /** Requests a second, all connections together. Default: as many as are answered. */
  rate?: number;
}

export interface LoadResult {
  /** Answers a second. */
  perSecond: number;
  /** With a rate, from the moment at which the request was due. */
  p99Ms: number;
  /** Answers other than 2xx, and requests without one within ten seconds. */
  errors: number;
}

/** Readers who take compressed answers, on a thread of their own. */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const readers = new Worker(path.join(import.meta.dirname, 'load-worker.ts'), { workerData: options });
  const [result] = (await once(readers, 'message')) as [LoadResult];
  return result;
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
