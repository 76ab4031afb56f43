import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { minutes, seconds } from '../../lib/durations.ts';
import { fault } from '../../lib/fault.ts';
import { isError } from '../../lib/is-error.ts';
import { isRasterType } from '../../core/media/file-types.ts';
import { pictureAnswerSchema } from './picture-tasks.ts';
import type { PictureAnswer, PictureTask } from './picture-tasks.ts';

/** A process that reads, decodes and writes foreign files. */
export interface PictureWorker {
  /** @throws Fault of the file, `ProcessEndedError`, or an error with the words of any other failure */
  run: (task: PictureTask) => Promise<PictureAnswer>;
  close: () => void;
}

export interface PictureWorkerOptions {
  program?: URL;
  /** Longest work of a task. */
  deadlineOf?: (task: PictureTask) => number;
  /** Memory of the whole process. */
  memoryMb?: number;
}

/** The process ended twice within the work, or took too long. */
interface ProcessEndedError extends Error {
  code: 'PICTURE_PROCESS_ENDED';
}

/** For JavaScript alone; what libraries hold beside it counts with `usualMemoryMb`. */
const heapMb = 512;
/** The largest picture takes 300 MB, and an animation of the same size three times as much. */
const usualMemoryMb = 2_048;
const watchMs = 250;
const idleMs = seconds(20);
/** Memory of a finished picture goes back to the system at once. */
const memory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '200000',
};
/** None of the server's secrets. */
const inherited = () => ({ PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE });
const usualProgram = new URL('./picture-process.ts', import.meta.url);

/**
 * Foreign files are handled in a process of their own, within limits of time and memory. A large picture takes hundreds
 * of megabytes, which the server would keep, and a file that makes a parser hang or crash takes nothing else with it. The
 * process ends when there is nothing to do.
 */
export function createPictureWorker({
  program = usualProgram,
  deadlineOf = usualDeadline,
  memoryMb = usualMemoryMb,
}: PictureWorkerOptions = {}): PictureWorker {
  /** Without an answer the process has ended. */
  const waiting = new Map<number, (answer?: PictureAnswer) => void>();
  let lastId = 0;
  let isClosed = false;
  let child: ChildProcess | undefined;
  let resting: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(program, {
      execArgv: [`--max-old-space-size=${heapMb}`],
      env: { ...inherited(), ...memory },
    });
    started.unref();
    started.channel?.unref();
    started.on('message', (message) => {
      const answer = pictureAnswerSchema.safeParse(message);
      if (answer.success) waiting.get(answer.data.id)?.(answer.data);
      else end(started);
    });
    const watching = setInterval(() => void endLarge(started), watchMs).unref();
    const ended = () => {
      clearInterval(watching);
      end(started);
    };
    started.on('error', ended);
    started.on('exit', ended);
    return started;
  }

  async function endLarge(watched: ChildProcess): Promise<void> {
    const used = await residentMb(watched.pid);
    if (used > memoryMb) end(watched);
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
    }, deadlineOf(task)).unref();
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
      // Another file may have ended it. One that does so itself ends it again.
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

/** Encoding takes minutes at most, reading a container or a drawing seconds. A type waits for what the process does before. */
function usualDeadline(task: PictureTask): number {
  if (task.do === 'detect') return minutes(1);
  if (task.do === 'variant' || task.do === 'tone') return minutes(3);
  return isRasterType(task.type) ? minutes(3) : seconds(30);
}

/** 0 where the system does not say. */
async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

function processEnded(): ProcessEndedError {
  return Object.assign(new Error('The process for pictures ended'), {
    code: 'PICTURE_PROCESS_ENDED' as const,
  });
}
