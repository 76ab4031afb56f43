import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolveHere, spawnServer } from './server-process.ts';
import type { ServerSpec } from './server-process.ts';

/** A process that has loaded the libraries of a server and waits to run it. */
export interface Standby {
  /** Starts it after `delayMs`, unless there is one or none is to be any more. */
  prepare: () => void;
  /** Lets it run the server. `undefined` if there is none. */
  take: () => ChildProcess | undefined;
  /** Ends it and starts no other. Resolves when the process is gone. */
  stop: () => Promise<void>;
}

/** Does nothing for a server whose specification names no libraries. */
export function createStandby(spec: ServerSpec, onLine: (line: string) => void, delayMs: number): Standby {
  let waiting: ChildProcess | undefined;
  let nextStart: NodeJS.Timeout | undefined;
  let isStopped = false;

  function start(libraries: string): void {
    const preload = [libraries, resolveHere('wait-to-run.mjs')];
    // `stripTypeScriptTypes` warns that it is experimental.
    const nodeOptions = [...(spec.nodeOptions ?? []), '--disable-warning=ExperimentalWarning'];
    const child = spawnServer({ ...spec, nodeOptions }, onLine, { preload });
    waiting = child;
    const forget = () => {
      if (waiting === child) waiting = undefined;
    };
    child.once('error', forget);
    child.once('close', forget);
  }

  return {
    prepare() {
      const { libraries } = spec;
      clearTimeout(nextStart);
      if (libraries === undefined || waiting || isStopped) return;
      nextStart = setTimeout(() => start(libraries), delayMs);
    },
    take() {
      clearTimeout(nextStart);
      const child = waiting;
      waiting = undefined;
      child?.send('run');
      return child;
    },
    async stop() {
      isStopped = true;
      clearTimeout(nextStart);
      if (waiting?.kill('SIGTERM')) await once(waiting, 'close');
    },
  };
}
