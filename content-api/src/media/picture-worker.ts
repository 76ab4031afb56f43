import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { minutes, seconds } from '../lib/durations.ts';
import { fault } from '../lib/fault.ts';
import { pictureAnswerSchema } from './picture-tasks.ts';
import type { PictureAnswer, PictureTask } from './picture-tasks.ts';

/** A process that decodes and writes pictures. */
export interface PictureWorker {
  /** @throws Fault of the picture, or an error when the process ended or took too long */
  run: (task: PictureTask) => Promise<PictureAnswer>;
  close: () => void;
}

const deadlineMs = minutes(3);
const idleMs = seconds(20);
/** Memory of a finished picture goes back to the system at once. */
const memory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '200000',
};
/** None of the server's secrets. */
const inherited = () => ({ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE });
const program = new URL('./picture-process.ts', import.meta.url);

/**
 * Pictures are handled in a process of their own. It takes hundreds of megabytes for a large one, which the server would
 * keep, and a picture that makes the library crash takes nothing else with it. It ends when there is nothing to do.
 */
export function createPictureWorker(): PictureWorker {
  const waiting = new Map<number, (answer: PictureAnswer) => void>();
  let lastId = 0;
  let child: ChildProcess | undefined;
  let resting: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(program, { execArgv: [], env: { ...inherited(), ...memory } });
    started.unref();
    started.channel?.unref();
    started.on('message', (message) => {
      const answer = pictureAnswerSchema.parse(message);
      waiting.get(answer.id)?.(answer);
    });
    started.on('error', () => end(started));
    started.on('exit', () => end(started));
    return started;
  }

  function end(ended: ChildProcess): void {
    ended.kill('SIGKILL');
    if (child !== ended) return;
    child = undefined;
    for (const [id, settle] of waiting) settle({ id, failure: 'The process for pictures ended' });
  }

  async function ask(id: number, task: PictureTask): Promise<PictureAnswer> {
    clearTimeout(resting);
    const asked = (child ??= start());
    const timer = setTimeout(() => end(asked), deadlineMs).unref();
    // A command would end before the answer.
    asked.channel?.ref();
    try {
      return await new Promise<PictureAnswer>((resolve) => {
        waiting.set(id, resolve);
        asked.send({ id, task }, (error) => error && end(asked));
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
      if (waiting.size === 0) {
        asked.channel?.unref();
        resting = setTimeout(close, idleMs).unref();
      }
    }
  }

  function close(): void {
    clearTimeout(resting);
    if (child !== undefined) end(child);
  }

  return {
    async run(task) {
      const answer = await ask((lastId += 1), task);
      if (answer.fault !== undefined) throw fault(answer.fault);
      if (answer.failure !== undefined) throw new Error(answer.failure);
      return answer;
    },
    close,
  };
}
