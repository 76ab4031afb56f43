import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Sources } from './watch-sources.ts';

export interface ServerSpec {
  /** As it is called in messages. */
  name: string;
  /** The script that Node runs, and where. */
  script: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  nodeOptions?: string[];
  /** Arguments until it has been ready once: they are not meant for a start after a crash. */
  firstArgs?: string[];
  /** Answers 200 when the server is of use. */
  readyUrl: string;
  /** Answers anything while the server is alive: it starts again when this is silent. @default nothing is checked */
  healthUrl?: string;
  /** Changes of these start it again, for development. @default nothing is watched */
  sources?: Sources;
  /**
   * Module that loads the server's libraries, from `cwd`. A process waits with them and takes over at the next start, which
   * is then sooner. @default none waits
   */
  libraries?: string;
}

/** Starts the process of a server. `preload` are modules that Node runs before its script, in their order. */
export function spawnServer(
  { script, cwd, env, nodeOptions = [] }: ServerSpec,
  onLine: (line: string) => void,
  { args = [], preload = [] }: { args?: string[]; preload?: string[] } = {},
): ChildProcess {
  const modules = [resolveHere('end-with-parent.mjs'), ...preload];
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
export function resolveHere(file: string): string {
  return new URL(file, import.meta.url).href;
}

function readLines(stream: Readable | null, onLine: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', onLine);
}
