import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ownFolder, unprivileged } from 'content-api/testing';
import { readDockerfile } from './dockerfile.ts';

const image = readDockerfile();

/** What a container gives a program, without an engine: a user without rights, and folders for data and temporary files. */
export interface Container {
  /** Starts the servers of the image's command; resolves when they are ready. */
  start: (...args: string[]) => Promise<void>;
  /** Runs a command of the program to its end. */
  command: (...args: string[]) => Promise<{ code: number; text: string }>;
  /** Whether the image's check finds the servers well. */
  isHealthy: (...args: string[]) => Promise<boolean>;
  /** Ends the servers as an engine does. Returns the exit code. */
  stop: () => Promise<number | null>;
  remove: () => Promise<void>;
}

/**
 * @param program folder of the packed program
 * @param settings that the image leaves open, or that differ here
 */
export function createContainer(program: string, settings: Record<string, string>): Container {
  const user = unprivileged();
  const [dataDir, temporary] = [ownFolder('container-data-', user), ownFolder('container-tmp-', user)];
  let server: ChildProcess | undefined;

  function run(args: string[]): { child: ChildProcess; text: () => string } {
    const child = spawn(path.join(program, 'node_modules/node/bin/node'), args, {
      ...user,
      cwd: program,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment(), ...settings },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    }
    return { child, text: () => text };
  }

  function environment(): Record<string, string> {
    const inPlace = (value: string) =>
      value.replace('/app/', `${program}/`).replace('/tmp/', `${temporary}/`);
    const given = Object.entries(image.env).map(([name, value]) => [name, inPlace(value)]);
    const own = { DATA_DIR: dataDir, TMPDIR: temporary, HOST_BIND: '127.0.0.1', ADMIN_BIND: '127.0.0.1' };
    return { ...(Object.fromEntries(given) as Record<string, string>), ...own };
  }

  async function toEnd(args: string[]): Promise<{ code: number; text: string }> {
    const { child, text } = run(args);
    const [code] = (await once(child, 'close')) as [number | null];
    return { code: code ?? 1, text: text() };
  }

  return {
    async start(...args) {
      const { child, text } = run([...image.entrypoint, ...image.command, ...args]);
      server = child;
      await new Promise<void>((resolve, reject) => {
        child.stdout?.on('data', () => /^(?:Site ready|Ready)/m.test(text()) && resolve());
        child.once('exit', () => reject(new Error(`It ended before it was ready:\n${text()}`)));
      });
    },
    command: (...args) => toEnd([...image.entrypoint, ...args]),
    isHealthy: async (...args) => (await toEnd([...image.health, ...args])).code === 0,
    async stop() {
      if (!server || server.exitCode !== null) return server?.exitCode ?? null;
      server.kill('SIGTERM');
      const [code] = (await once(server, 'exit')) as [number | null];
      return code;
    },
    async remove() {
      server?.kill('SIGKILL');
      for (const folder of [dataDir, temporary]) await rm(folder, { recursive: true, force: true });
    },
  };
}
