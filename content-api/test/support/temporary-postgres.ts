import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { eventually } from './eventually.ts';
import { endDaemon, ownFolder, runDaemon, unprivileged } from './run-daemon.ts';

/** A PostgreSQL server of our own: its files and its socket in a temporary folder, no network, gone after use. */
export interface TemporaryPostgres {
  url: string;
  /** Folder of its socket. */
  folder: string;
  /** Sends a signal to the server and every process of it. */
  signal: (signal: NodeJS.Signals) => void;
  /** Ends it as `pg_ctl stop -m immediate` does: every process at once, nothing written out. */
  stopImmediately: () => Promise<void>;
  /** Starts it again after that. */
  start: () => Promise<void>;
  restart: () => Promise<void>;
  /** Another server that copies this one, which from now on acknowledges nothing that the copy does not have. */
  replicate: () => Promise<TemporaryPostgres>;
  /** Makes a copy the server that takes writes. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Place {
  bin: string;
  folder: string;
}

const startTimeoutMs = 45_000;
/** Not for a server that has to lose nothing when it ends immediately. */
const hasty = ['synchronous_commit=off', 'full_page_writes=off'];

/** Undefined when the machine has no PostgreSQL (Debian's package `postgresql`). */
export async function startTemporaryPostgres(
  options: { isDurable?: boolean } = {},
): Promise<TemporaryPostgres | undefined> {
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const place = { bin, folder: ownFolder('pg-', unprivileged()) };
  const how = ['-U', 'studio', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  runTool(place, 'initdb', ['-D', dataOf(place), ...how]);
  return serve(place, options.isDurable === true ? [] : hasty);
}

export function hasPostgres(): boolean {
  return findPostgres() !== undefined;
}

async function serve(place: Place, more: string[]): Promise<TemporaryPostgres> {
  const { bin, folder } = place;
  // A power cut is not among what is tried, so nothing waits for the disk.
  const settings = ['fsync=off', 'max_connections=300', ...more].flatMap((setting) => ['-c', setting]);
  const url = `postgres://studio@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const launch = () =>
    runDaemon(
      path.join(bin, 'postgres'),
      ['-D', dataOf(place), '-k', folder, '-h', '', ...settings],
      folder,
      unprivileged(),
    );
  let server = launch();
  const start = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) server = launch();
    const failure = await eventually(() => failureOf(url, 'select 1'), isNone, startTimeoutMs);
    if (failure !== undefined) throw new Error(`The temporary PostgreSQL did not start: ${failure}`);
  };
  await start();
  return {
    url,
    folder,
    start,
    signal: (signal) => signalTree(server.pid ?? 0, signal),
    stopImmediately: () => endDaemon(server, 'SIGQUIT'),
    async restart() {
      await endDaemon(server, 'SIGINT');
      await start();
    },
    async replicate() {
      const copy = { bin, folder: ownFolder('pg-', unprivileged()) };
      const how = ['-h', folder, '-U', 'studio', '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
      runTool(copy, 'pg_basebackup', ['-D', dataOf(copy), ...how]);
      const replica = await serve(copy, more);
      await ask(url, `alter system set synchronous_standby_names = '*'`);
      await ask(url, 'select pg_reload_conf()');
      await eventually(
        () => ask(url, `select 1 from pg_stat_replication where sync_state = 'sync'`),
        (rows) => rows.length > 0,
      );
      return replica;
    },
    promote: async () => void (await ask(url, 'select pg_promote()')),
    async stop() {
      await endDaemon(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isNone = (failure: string | undefined): boolean => failure === undefined;

/** Why a database does not answer, or undefined when it does. */
export function failureOf(url: string, question: string): Promise<string | undefined> {
  return ask(url, question).then(
    () => undefined,
    (error: unknown) => String(error),
  );
}

/** The rows that a statement answers, over a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function dataOf({ folder }: Place): string {
  return path.join(folder, 'data');
}

function runTool({ bin, folder }: Place, name: string, args: string[]): void {
  const made = spawnSync(path.join(bin, name), args, { ...unprivileged(), cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${name} failed: ${made.stderr}`);
}

/** Its workers are sessions of their own: a stopped postmaster alone would not make them hang. */
function signalTree(pid: number, signal: NodeJS.Signals): void {
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
  for (const child of [String(pid), ...children.trim().split(/\s+/)])
    if (child !== '') process.kill(Number(child), signal);
}

/** Folder of the programs of PostgreSQL on this machine. */
export function findPostgres(): string | undefined {
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
