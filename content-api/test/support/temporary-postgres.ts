import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PostgreSQL server of our own: its files and its socket in a temporary folder, no network, gone after use. */
export interface TemporaryPostgres {
  url: string;
  /** Sends a signal to the server and every process of it. */
  signal: (signal: NodeJS.Signals) => void;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Identity {
  uid?: number;
  gid?: number;
}

const startPatienceMs = 45_000;

/** Undefined when the machine has no PostgreSQL (Debian's package `postgresql`). */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres | undefined> {
  const bin = findBinaries();
  if (bin === undefined) return undefined;
  const identity = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'studio', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const launch = (): ChildProcess =>
    spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-k', folder, '-h', '', ...settings.flatMap((setting) => ['-c', setting])],
      { ...identity, cwd: folder, stdio: 'ignore' },
    );
  let server = launch();
  await ready(bin, folder, server);
  return {
    url: `postgres://studio@localhost/postgres?host=${encodeURIComponent(folder)}`,
    signal: (signal) => signalTree(server.pid ?? 0, signal),
    async restart() {
      await end(server);
      server = launch();
      await ready(bin, folder, server);
    },
    async stop() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its workers are sessions of their own: a stopped postmaster alone would not make them hang. */
function signalTree(pid: number, signal: NodeJS.Signals): void {
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
  for (const child of [String(pid), ...children.trim().split(/\s+/)])
    if (child !== '') process.kill(Number(child), signal);
}

function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const packaged = existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(root, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...packaged, ...onPath].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

/** PostgreSQL refuses to run as root; a user with no rights will do. */
function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

async function ready(bin: string, folder: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startPatienceMs;
  while (Date.now() < deadline && server.exitCode === null) {
    const probe = spawnSync(path.join(bin, 'psql'), [
      '-h',
      folder,
      '-U',
      'studio',
      '-c',
      'select 1',
      'postgres',
    ]);
    if (probe.status === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The temporary PostgreSQL did not start');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(timer);
}
