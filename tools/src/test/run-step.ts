import { spawn } from 'node:child_process';
import { root } from '../lib/paths.ts';

export interface Step {
  command: string;
  args: string[];
  timeoutMs: number;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

export interface StepEnd {
  code: number | null;
  hasTimedOut: boolean;
}

/** Runs one step with its output in this terminal. It and all its children end when its time is over. */
export function runStep({ command, args, timeoutMs, env, cwd = root }: Step): Promise<StepEnd> {
  return new Promise((resolve) => {
    let hasTimedOut = false;
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    });
    const end = (signal: NodeJS.Signals) => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, signal);
      } catch {
        // It is gone already.
      }
    };
    const forward = () => end('SIGTERM');
    process.once('exit', forward);
    const timer = setTimeout(() => {
      hasTimedOut = true;
      end('SIGTERM');
      setTimeout(() => end('SIGKILL'), 10_000).unref();
    }, timeoutMs);
    const settle = (code: number | null) => {
      clearTimeout(timer);
      process.removeListener('exit', forward);
      resolve({ code, hasTimedOut });
    };
    child.once('error', () => settle(null));
    child.once('exit', settle);
  });
}
