import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { minutes, seconds } from '../lib/durations.ts';
import { fault } from '../lib/fault.ts';
import { isError } from '../lib/is-error.ts';
import { pictureAnswerSchema } from './picture-tasks.ts';
import type { PictureAnswer, PictureTask } from './picture-tasks.ts';

/** A process that decodes and writes pictures. */
export interface PictureWorker {
  /** @throws Fault of the picture, `ProcessEndedError`, or an error with the words of any other failure */
  run: (task: PictureTask) => Promise<PictureAnswer>;
  close: () => void;
}

/** The process ended twice within the work, or took too long. */
interface ProcessEndedError extends Error {
  code: 'PICTURE_PROCESS_ENDED';
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
  /** Without an answer the process has ended. */
  const waiting = new Map<number, (answer?: PictureAnswer) => void>();
  let lastId = 0;
  let isClosed = false;
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
    for (const settle of waiting.values()) settle();
  }

  async function ask(task: PictureTask, onLate: () => void): Promise<PictureAnswer | undefined> {
    clearTimeout(resting);
    const id = (lastId += 1);
    const asked = (child ??= start());
    const timer = setTimeout(() => {
      onLate();
      end(asked);
    }, deadlineMs).unref();
    // A command would end before the answer.
    asked.channel?.ref();
    try {
      return await new Promise<PictureAnswer | undefined>((resolve) => {
        waiting.set(id, resolve);
        asked.send({ id, task }, (error) => error && end(asked));
      });
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
      if (waiting.size === 0) {
        asked.channel?.unref();
        resting = setTimeout(rest, idleMs).unref();
      }
    }
  }

  function rest(): void {
    clearTimeout(resting);
    if (child !== undefined) end(child);
  }

  return {
    async run(task) {
      let isLate = false;
      const onLate = () => void (isLate = true);
      let answer = await ask(task, onLate);
      // Something else may have ended it, such as a lack of memory. A picture that does so ends it again.
      if (answer === undefined && !isLate && !isClosed) answer = await ask(task, onLate);
      if (answer === undefined) throw processEnded();
      if (answer.fault !== undefined) throw fault(answer.fault);
      if (answer.failure !== undefined) throw new Error(answer.failure);
      return answer;
    },
    close() {
      isClosed = true;
      rest();
    },
  };
}

export function isProcessEnded(error: unknown): error is ProcessEndedError {
  return isError(error) && 'code' in error && error.code === 'PICTURE_PROCESS_ENDED';
}

function processEnded(): ProcessEndedError {
  return Object.assign(new Error('The process for pictures ended'), {
    code: 'PICTURE_PROCESS_ENDED' as const,
  });
}
