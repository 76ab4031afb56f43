import { createWorkQueue } from 'server-kit';
import type { WorkQueue } from 'server-kit';
import { notFoundPath, paths } from '../lib/paths.ts';

/** Bounds on costly work that any visitor can cause. The names are labels of metrics. */
export interface RenderQueues {
  /** For fixed addresses and cached pages: each is rendered once after a change. */
  known: WorkQueue;
  /** For addresses that have no finished page. Their number is unbounded, so they get a part of the time. */
  unknown: WorkQueue;
  /** For contact forms that are sent without script. */
  forms: WorkQueue;
  /** For previews: few visitors have the address of one, but anybody can request any token. */
  previews: WorkQueue;
  /** For share pictures, which cost a hundred times as much as a page. */
  pictures: WorkQueue;
}

export function createRenderQueues(): RenderQueues {
  return {
    known: createWorkQueue({ concurrency: 4, maxWaiting: 1_000, retryAfterSeconds: 5 }),
    // Several at once, because a page also waits for the API.
    unknown: createWorkQueue({
      concurrency: 4,
      maxWaiting: 20,
      retryAfterSeconds: 5,
      share: 0.25,
      maxPauseMs: 250,
    }),
    forms: createWorkQueue({ concurrency: 8, maxWaiting: 40, retryAfterSeconds: 5 }),
    previews: createWorkQueue({ concurrency: 4, maxWaiting: 20, retryAfterSeconds: 5 }),
    pictures: createWorkQueue({ concurrency: 1, maxWaiting: 8, retryAfterSeconds: 10, share: 0.5 }),
  };
}

const fixedPages: readonly unknown[] = [...Object.values(paths), notFoundPath];

/** Whether a key names a page whose address has neither parameter nor query, such as `/about` or the page of all 404s. */
export function isFixedPage(key: string): boolean {
  return fixedPages.includes(key);
}
