import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const server = path.join(import.meta.dirname, '../../src/server.ts');
const startPatienceMs = 45_000;

/** A server of its own process, as it runs in production. */
export interface ServerProcess {
  url: string;
  pid: number;
  output: () => string;
  kill: (signal: NodeJS.Signals) => void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

export function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'content-api-'));
}

/** Starts a server on a free port; rejects with what it said when it ends before it is ready. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const started = spawnServer(env);
  const url = await started.ready;
  return { ...started, url };
}

/** The same without waiting for it to be ready. */
export function spawnServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [server], {
    env: { PATH: process.env.PATH, API_PORT: '0', DEMO_CONTENT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let isReady = false;
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not ready: ${said}`)), startPatienceMs);
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (isReady) return;
      const port = /"port":(\d+),.*content-api is ready/.exec(said)?.[1];
      if (port === undefined) return;
      isReady = true;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(said));
    });
  });
  ready.catch(() => undefined);
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal);
  return { pid: child.pid ?? 0, output: () => said, kill, ended, ready };
}

/** Runs a command of `src/cli` and returns what it said. */
export function runCli(name: string, args: string[], env: Record<string, string>, input = '') {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, `../../src/cli/${name}.ts`), ...args],
    {
      env: { PATH: process.env.PATH, ...env },
      stdio: 'pipe',
    },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
}
