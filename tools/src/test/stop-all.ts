import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { complain } from '../lib/say.ts';
import { withDescendants } from './processes.ts';
import type { Process } from './processes.ts';

/** Time that suites have to put down their servers. */
const graceMs = 20_000;
const pauseMs = 100;
/** A terminal sends the signal to the whole group, and npm sends it again. */
const echoMs = 1000;

const running = new Set<ChildProcess>();
let isStopping = false;
/** Also what has lost its parent meanwhile, and is nobody's descendant any more. */
let left: Process[] = [];

/** Whether everything is being ended: nothing more is to start, nor to be reported. */
export function isBeingStopped(): boolean {
  return isStopping;
}

/** Notes a child that is to end with us. Returns how to forget it. */
export function keepTrack(child: ChildProcess): () => void {
  running.add(child);
  return () => running.delete(child);
}

/** Signals a child that leads a group of its own, with that group. */
export function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) signalTo(-pid, signal);
}

/** On Ctrl-C or a request to end, ends all that was started, and then this process with 130 or 143. */
export function stopOnSignal(): void {
  let askedAt: number | undefined;
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.on(signal, () => {
      if (askedAt === undefined) {
        askedAt = Date.now();
        void stopAll(graceMs).then(() => process.exit(code));
      } else if (Date.now() - askedAt > echoMs) void stopAll(0).then(() => process.exit(code));
    });
  }
  // A fault of our own must leave nothing behind either.
  process.once('exit', () => {
    for (const child of running) endGroup(child, 'SIGKILL');
  });
}

/** Asks everything to end, and makes it once the time is over: also what left its parent's group, such as servers. */
async function stopAll(timeMs: number): Promise<void> {
  isStopping = true;
  if (timeMs > 0) complain('\nStopping what runs …');
  left = withDescendants(process.pid, left);
  for (const child of running) endGroup(child, timeMs > 0 ? 'SIGINT' : 'SIGKILL');
  const until = Date.now() + timeMs;
  while (left.length > 0 && Date.now() < until) {
    await sleep(pauseMs);
    left = withDescendants(process.pid, left);
  }
  for (const { pid } of left) signalTo(pid, 'SIGKILL');
  if (timeMs > 0 && left.length > 0)
    complain(`Killed, since they did not end by themselves: ${left.length} processes.`);
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It is gone already.
  }
}
