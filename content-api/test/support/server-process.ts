import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const contentApi = path.join(import.meta.dirname, '../..');
const startTimeoutMs = 45_000;

const compiled = path.join(contentApi, '../.cache/compiled');

/** Nothing of the caller's settings. Compiled code is shared, since a start is mostly compiling. */
const inherited = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled,
});

/** A server of its own process, as it runs in production. */
export interface ServerProcess {
  url: string;
  pid: number;
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

interface ProgramOptions {
  /** The folder of another version of this package. */
  program?: string;
  args?: string[];
}

export function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'content-api-'));
}

/** Starts a server on a free port; rejects with its output when it ends before it is ready. */
export async function startServer(
  env: Record<string, string>,
  options: ProgramOptions = {},
): Promise<ServerProcess> {
  const started = spawnServer(env, options);
  const url = await started.ready;
  return { ...started, url };
}

/** The same without waiting for it to be ready. */
export function spawnServer(
  env: Record<string, string>,
  { program = contentApi, args = [] }: ProgramOptions = {},
) {
  const child = spawn(process.execPath, [path.join(program, 'src/server.ts'), ...args], {
    env: { ...inherited(), API_PORT: '0', DEMO_CONTENT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isReady = false;
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready: ${output}`)), startTimeoutMs);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (isReady) return;
      const port = /"port":(\d+),.*content-api is ready/.exec(output)?.[1];
      if (port === undefined) return;
      isReady = true;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(output));
    });
  });
  ready.catch(() => undefined);
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal);
  return { pid: child.pid ?? 0, output: () => output, kill, ended, ready };
}

/** Runs a command of `src/cli` and returns its output. */
export function runCli(
  name: string,
  args: string[],
  env: Record<string, string>,
  input = '',
  program = contentApi,
) {
  const child = spawn(process.execPath, [path.join(program, `src/cli/${name}.ts`), ...args], {
    env: { ...inherited(), ...env },
    stdio: 'pipe',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}
