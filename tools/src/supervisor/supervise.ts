import type { ChildProcess } from 'node:child_process';
import { http } from 'server-kit/http';
import { seconds } from '../lib/durations.ts';
import { endProcessGroup } from './end-process-group.ts';
import { spawnServer } from './server-process.ts';
import type { ServerSpec } from './server-process.ts';
import { createStandby } from './standby.ts';
import { healthCheckMs, watchHealth } from './watch-health.ts';

export interface SuperviseOptions {
  spec: ServerSpec;
  /** Every line that the server writes. */
  onLine: (line: string) => void;
  /** Called with the supervisor's own messages. */
  onEvent: (sentence: string) => void;
  times?: Partial<SuperviseTimes>;
}

export interface SuperviseTimes {
  firstDelayMs: number;
  maxDelayMs: number;
  /** After that long without an end, the next delay is the first again. */
  steadyMs: number;
  /** From SIGTERM to SIGKILL. */
  graceMs: number;
  /** The same for a server that does not answer: it finishes no request any more. */
  hungGraceMs: number;
  /** Between two checks of a server that is ready. */
  healthCheckMs: number;
  pollMs: number;
  /** Pause before a process stands by: the first requests go before it. */
  standbyDelayMs: number;
}

export interface SupervisedServer {
  /** Resolves when the server answers; rejects when it ends again and again before it ever did. */
  ready: Promise<void>;
  /** Does not restart the server when it exits. */
  disableRestart: () => void;
  /** Starts it again at once, as its sources have changed. */
  restart: () => void;
  /** Ends it and starts it no more. Resolves when the process is gone. */
  stop: () => Promise<void>;
  pid: () => number | undefined;
}

const defaultTimes: SuperviseTimes = {
  firstDelayMs: 500,
  maxDelayMs: seconds(30),
  steadyMs: seconds(60),
  graceMs: seconds(13),
  hungGraceMs: seconds(2),
  healthCheckMs,
  pollMs: 100,
  standbyDelayMs: seconds(1),
};
const triesBeforeReady = 3;

/**
 * Runs a server and, whenever it ends by itself or does not answer any more, runs it again, after longer and longer pauses.
 * What it started ends with it.
 */
export function supervise({ spec, onLine, onEvent, times: given }: SuperviseOptions): SupervisedServer {
  const times = { ...defaultTimes, ...given };
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  const standby = createStandby(spec, onLine, times.standbyDelayMs);
  let child: ChildProcess | undefined;
  let exited: Promise<void> = Promise.resolve();
  let nextStart: NodeJS.Timeout | undefined;
  let endWatch: () => void = () => undefined;
  let isStopping = false;
  let isRestarting = false;
  let hasBeenReady = false;
  let delayMs = times.firstDelayMs;
  let exitCount = 0;

  function start(): void {
    const startedAt = performance.now();
    const args = hasBeenReady ? [] : spec.firstArgs;
    const running = standby.take() ?? spawnServer(spec, onLine, { args });
    child = running;
    exited = new Promise((resolve) => {
      running.once('error', (error) => onEvent(`${spec.name} could not be started: ${error.message}`));
      // A process that it started would keep its output open, and its port.
      running.once('exit', () => endProcessGroup(running));
      running.once('close', (code, signal) => {
        endWatch();
        child = undefined;
        resolve();
        if (isStopping) return;
        if (isRestarting) restartNow();
        else scheduleRestart(performance.now() - startedAt, signal ?? `exit ${code}`);
      });
    });
    void watch(running);
  }

  function scheduleRestart(ranMs: number, how: string): void {
    exitCount += 1;
    if (!hasBeenReady && exitCount >= triesBeforeReady) {
      ready.reject(new Error(`${spec.name} did not start (${how}, ${exitCount} times).`));
      return;
    }
    if (ranMs > times.steadyMs) delayMs = times.firstDelayMs;
    onEvent(`${spec.name} ended (${how}). Starting it again in ${delayMs / 1000} s.`);
    nextStart = setTimeout(start, delayMs);
    delayMs = Math.min(delayMs * 2, times.maxDelayMs);
  }

  async function watch(running: ChildProcess): Promise<void> {
    while (child === running && !isStopping) {
      if (await answers(spec.readyUrl)) {
        if (hasBeenReady) onEvent(`${spec.name} is back.`);
        hasBeenReady = true;
        ready.resolve();
        standby.prepare();
        watchAnswers();
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, times.pollMs));
    }
  }

  function watchAnswers(): void {
    // A developer's breakpoint is a silence too.
    const isDebugged = spec.env.NODE_OPTIONS?.includes('--inspect') === true;
    if (spec.healthUrl === undefined || isDebugged || isStopping || isRestarting) return;
    const onSilent = () => {
      onEvent(`${spec.name} does not answer any more and is ended.`);
      void end(times.hungGraceMs);
    };
    endWatch = watchHealth(spec.healthUrl, onSilent, times.healthCheckMs);
  }

  function disableRestart(): void {
    isStopping = true;
    clearTimeout(nextStart);
    endWatch();
  }

  function restartNow(): void {
    clearTimeout(nextStart);
    isRestarting = false;
    delayMs = times.firstDelayMs;
    start();
  }

  async function end(graceMs: number = times.graceMs): Promise<void> {
    const ending = child;
    if (!ending) return;
    ending.kill('SIGTERM');
    const late = setTimeout(() => {
      onEvent(`${spec.name} did not end in ${graceMs / 1000} s and was killed.`);
      endProcessGroup(ending);
    }, graceMs);
    await exited;
    clearTimeout(late);
  }

  start();
  return {
    ready: ready.promise,
    pid: () => child?.pid,
    disableRestart,
    restart() {
      if (isStopping || isRestarting) return;
      isRestarting = true;
      endWatch();
      if (child) void end();
      else restartNow();
    },
    async stop() {
      disableRestart();
      await Promise.all([end(), standby.stop()]);
    },
  };
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    http
      .get(url, { agent: false, signal: AbortSignal.timeout(seconds(2)) }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      })
      .on('error', () => resolve(false));
  });
}
