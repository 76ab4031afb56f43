import type { ChildProcess } from 'node:child_process';

/** Ends a server with all that it started at once: each leads a group of its own. Does nothing when none is left. */
export function endProcessGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended.
  }
}
