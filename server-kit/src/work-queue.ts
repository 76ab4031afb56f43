import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

export interface WorkQueueOptions {
  /** Number of tasks that run at the same time. */
  concurrency: number;
  /** Number of tasks that may wait. Further ones are refused. */
  maxWaiting: number;
  /** `Retry-After` for refused tasks, in seconds. */
  retryAfterSeconds: number;
  /**
   * Share of one processor's time that the queue may use in the long run, above 0 and up to 1 (the default), so that a
   * flood of work leaves the rest to others. With 0.25 and a concurrency of 1 each piece of work is followed by a pause of
   * three times its length. The pause grows with the concurrency.
   */
  share?: number;
  /** Longest pause, in ms, for work that may also wait for something; 1 000 by default. */
  maxPauseMs?: number;
}

/** Bounds costly work that anybody can ask for. */
export interface WorkQueue {
  /** Runs the work in its turn. @throws QueueFullError when too many wait already */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Numbers of tasks that run and that wait at the moment. */
  load: () => { running: number; waiting: number };
}

/** The queue is full. Fastify answers it with its `statusCode`. */
export interface QueueFullError extends Error {
  code: 'QUEUE_FULL';
  statusCode: 503;
  retryAfterSeconds: number;
}

export function createWorkQueue(options: WorkQueueOptions): WorkQueue {
  const { concurrency, maxWaiting, retryAfterSeconds, share = 1, maxPauseMs = 1_000 } = options;
  const limit = pLimit(concurrency);

  return {
    load: () => ({ running: limit.activeCount, waiting: limit.pendingCount }),
    run<T>(work: () => Promise<T>): Promise<T> {
      const isBusy = limit.activeCount >= concurrency;
      if (isBusy && limit.pendingCount >= maxWaiting) return Promise.reject(queueFull(retryAfterSeconds));
      return new Promise<T>((resolve, reject) => {
        void limit(async () => {
          const startedAt = performance.now();
          await (async () => work())().then(resolve, reject);
          // The caller has the result already; only the next piece of work waits.
          const pauseMs = (performance.now() - startedAt) * (concurrency / share - 1);
          if (share < 1) await sleep(Math.min(pauseMs, maxPauseMs), undefined, { ref: false });
        });
      });
    },
  };
}

export function isQueueFull(error: unknown): error is QueueFullError {
  return error instanceof Error && 'code' in error && error.code === 'QUEUE_FULL';
}

function queueFull(retryAfterSeconds: number): QueueFullError {
  return Object.assign(new Error('Too much work is waiting already.'), {
    code: 'QUEUE_FULL' as const,
    statusCode: 503 as const,
    retryAfterSeconds,
  });
}
