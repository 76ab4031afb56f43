import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createWorkQueue } from 'server-kit';
import { z } from 'zod';
import { seconds } from '../lib/durations.ts';
import { badFile, tooLarge } from './faults.ts';

/** Takes out of drawings what runs or loads something. */
export interface SvgCleaner {
  /** @throws Fault 413, 422 */
  clean: (text: string) => Promise<string>;
  close: () => Promise<void>;
}

const charactersMax = 2 * 1024 * 1024;
const marksMax = 50_000;
const deadlineMs = seconds(5);
/** Loading the document model takes seconds on a busy machine, which is no fault of the drawing. */
const loadingMs = seconds(60);
const idleMs = seconds(20);
const memoryMb = 256;
const tooComplicated = 'The drawing is damaged, or too complicated to be checked';
const answersSchema = z.tuple([z.object({ clean: z.string().optional() })]);
const whole = /(?:<\/svg\s*>|\/>)\s*(?:<!--[^]*?-->\s*)*$/i;

/**
 * Cleans in a thread of its own, which is bounded in time and memory and ends when nobody needs it: the document model
 * takes 80 MB, and a drawing can be made to keep it busy.
 */
export function createSvgCleaner(): SvgCleaner {
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 20, retryAfterSeconds: 5 });
  let worker: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    clearTimeout(resting);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  /** A worker keeps the process running until it is loaded. */
  async function start(): Promise<Worker> {
    const starting = (worker = new Worker(new URL('./svg-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    }));
    await once(starting, 'message', { signal: AbortSignal.timeout(loadingMs) });
    return starting;
  }

  async function ask(text: string): Promise<{ clean?: string }> {
    const asked = worker ?? (await start());
    asked.postMessage(text);
    // A command would end before the answer.
    asked.ref();
    // Rejects as well when the thread fails, for want of memory or otherwise.
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      return answersSchema.parse(await once(asked, 'message', { signal }))[0];
    } finally {
      asked.unref();
    }
  }

  async function clean(text: string): Promise<string> {
    clearTimeout(resting);
    try {
      const { clean } = await ask(text);
      resting = setTimeout(() => void end(), idleMs).unref();
      if (clean !== undefined) return clean;
    } catch {
      await end();
    }
    throw badFile(tooComplicated);
  }

  return {
    async clean(text) {
      if (text.length > charactersMax) throw tooLarge('A drawing must be 2 MB or smaller');
      if (text.split('<').length > marksMax) throw badFile(tooComplicated);
      if (!whole.test(text.slice(-1_000))) throw badFile('The drawing is damaged or incomplete');
      return queue.run(() => clean(text));
    },
    close: end,
  };
}
