import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { minutes } from '../lib/durations.ts';
import { root } from '../lib/paths.ts';
import { endGroup, isBeingStopped, keepTrack } from './stop-all.ts';

export interface Step {
  command: string;
  args: string[];
  /** @default an hour, against a hang: a busy machine takes several times as long as a quiet one */
  timeoutMs?: number;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** File that its output is added to; without one it goes to this terminal. */
  log?: string;
}

const usualTimeoutMs = minutes(60);

export interface StepEnd {
  code: number | null;
  hasTimedOut: boolean;
}

/**
 * Runs one step. It and all its children end when its time is over. While everything is being ended, nothing starts, and no
 * end is told.
 */
export function runStep({
  command,
  args,
  timeoutMs = usualTimeoutMs,
  env,
  cwd = root,
  log,
}: Step): Promise<StepEnd> {
  if (isBeingStopped()) return new Promise(() => undefined);
  return new Promise((resolve) => {
    let hasTimedOut = false;
    const output = log === undefined ? 'inherit' : openLog(log);
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      detached: true,
    });
    if (typeof output === 'number') closeSync(output);
    const forget = keepTrack(child);
    const timer = setTimeout(() => {
      hasTimedOut = true;
      endGroup(child, 'SIGTERM');
      setTimeout(() => endGroup(child, 'SIGKILL'), 10_000).unref();
    }, timeoutMs);
    const settle = (code: number | null) => {
      clearTimeout(timer);
      forget();
      if (!isBeingStopped()) resolve({ code, hasTimedOut });
    };
    child.once('error', () => settle(null));
    child.once('exit', settle);
  });
}

function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, 'a');
}
