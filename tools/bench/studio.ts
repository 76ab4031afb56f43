import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../src/lib/free-ports.ts';
import { root } from '../src/lib/paths.ts';
import { familyCpuSeconds } from './process-family.ts';

/** A studio of its own, served as `npm start` serves it. */
export interface Studio {
  siteUrl: string;
  apiUrl: string;
  admin: { email: string; password: string };
  /** The whole family's process, for its memory. */
  pid: number;
  /** From the command to the line that says ready, in ms. */
  startMs: number;
  /** Runs a root command on this studio's data, such as `content import FILE`. */
  run: (command: string, args: string[]) => Promise<void>;
  /** Waits until it rests: after a start it draws every page, which would take its share of any figure. */
  settle: () => Promise<void>;
  /** Ends it and starts it again on the same data. */
  restart: () => Promise<void>;
  /** Ends it and removes its data. */
  remove: () => Promise<void>;
}

const admin = { email: 'bench@studio.example', password: 'a benchmark pass phrase' };

export async function openStudio(): Promise<Studio> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'studio-bench-'));
  const [host, adminPort, api] = await freePorts(3);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    HOST_PORT: String(host),
    ADMIN_PORT: String(adminPort),
    API_PORT: String(api),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LIMITS_SCALE: '1000000',
    LOG_LEVEL: 'error',
  };
  let child = command('start', []);

  function command(name: string, args: string[]) {
    return spawn(process.execPath, [path.join(root, 'tools/src/commands', `${name}.ts`), ...args], {
      cwd: root,
      env,
      // A studio whose benchmark is killed ends, because the channel to it closes.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
  }

  async function ready(): Promise<void> {
    const startedAt = performance.now();
    const stdout = child.stdout!;
    for await (const line of createInterface(stdout)) {
      if (!line.startsWith('Site ready')) continue;
      studio.startMs = performance.now() - startedAt;
      studio.pid = child.pid ?? 0;
      stdout.resume();
      return;
    }
    throw new Error('The studio ended before it was ready.');
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  const studio: Studio = {
    siteUrl: `http://localhost:${host}`,
    apiUrl: `http://localhost:${api}`,
    admin,
    pid: 0,
    startMs: 0,
    async run(name, args) {
      const [code] = (await once(command(name, args), 'exit')) as [number | null];
      if (code !== 0) throw new Error(`npm run ${name} ended with ${code}.`);
    },
    async settle() {
      for (let quiet = 0, before = familyCpuSeconds(studio.pid); quiet < 2;) {
        await pause(1_000);
        const now = familyCpuSeconds(studio.pid);
        quiet = now - before < 0.05 ? quiet + 1 : 0;
        before = now;
      }
    },
    async restart() {
      await stop();
      child = command('start', []);
      await ready();
    },
    async remove() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await ready();
  return studio;
}
