import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { ServerSpec } from './supervise.ts';

/** Starts the process of a server. `preload` are modules that Node runs before its script, in their order. */
export function spawnServer(
  { script, cwd, env, nodeOptions = [] }: ServerSpec,
  onLine: (line: string) => void,
  { args = [], preload = [] }: { args?: string[]; preload?: string[] } = {},
): ChildProcess {
  const modules = [besideThis('end-with-parent.mjs'), ...preload];
  const child = spawn(
    process.execPath,
    [...modules.flatMap((module) => ['--import', module]), ...nodeOptions, script, ...args],
    {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // A Ctrl-C reaches the supervisor alone, which then ends its servers in good order.
      detached: true,
    },
  );
  readLines(child.stdout, onLine);
  readLines(child.stderr, onLine);
  return child;
}

/** Address of a module of this folder. */
export function besideThis(file: string): string {
  return new URL(file, import.meta.url).href;
}

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', onLine);
}
