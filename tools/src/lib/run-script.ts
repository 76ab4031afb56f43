import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './paths.ts';

/**
 * Runs a script of a package in this terminal and ends with its exit code. It sees relative paths from where the user
 * typed them, and the data folder by its full name.
 *
 * @param nodeOptions of the process, such as limits of its memory
 */
export function runScript(script: string, args: string[], nodeOptions: readonly string[] = []): void {
  const child = spawn(process.execPath, [...nodeOptions, path.join(root, script), ...args], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: path.resolve(root, process.env.DATA_DIR?.trim() || 'data') },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
