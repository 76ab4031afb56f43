import { keepFilesPrivate } from 'server-kit';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import { startupFault } from '../lib/startup-fault.ts';
import { describeFault } from '../core/describe-fault.ts';
import { readSecret } from './read-secret.ts';

/** All that a command has of the outside, so that it can run in another process than its own. */
export interface Terminal {
  env: Record<string, string | undefined>;
  /** Prints a line. */
  say: (line: string) => void;
  /** Asks for what nobody may see. */
  readSecret: (question: string) => Promise<string>;
}

/** Runs a command: a fault that a person can act on is one line, exit 1. */
export async function runCommand(work: (args: string[], terminal: Terminal) => Promise<void>): Promise<void> {
  keepFilesPrivate();
  try {
    await work(process.argv.slice(2), { env: process.env, say, readSecret });
  } catch (error) {
    process.stderr.write(`${printable(describeFault(error))}\n`);
    process.exitCode = 1;
  }
}

export function commandConfig(): Config {
  return readConfig(process.env).config;
}

/** Prints a line without what could steer the terminal: names and texts come from visitors too. */
export function say(line: string): void {
  process.stdout.write(`${printable(line)}\n`);
}

export function usage(text: string): Error {
  return startupFault('USAGE', `Usage: ${text}`);
}

/** Whether `--name` is there; it is taken out of the arguments. */
export function takeFlag(args: string[], name: string): boolean {
  const at = args.indexOf(`--${name}`);
  if (at !== -1) args.splice(at, 1);
  return at !== -1;
}

/** The value after `--name`, taken out of the arguments. */
export function takeOption(args: string[], name: string): string | undefined {
  const at = args.indexOf(`--${name}`);
  if (at === -1) return undefined;
  const [, value] = args.splice(at, 2);
  if (value === undefined || value.startsWith('--')) throw usage(`--${name} needs a value`);
  return value;
}

function printable(text: string): string {
  return text.replaceAll(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '');
}
