import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The user that runs a program which refuses to run as root. */
export interface Identity {
  uid?: number;
  gid?: number;
}

const endTimeoutMs = 5000;
const sbin = ['/usr/sbin', '/usr/local/sbin'];

/** A user with no rights when we are root, else ourselves. */
export function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

/** An empty temporary folder that belongs to that user. */
export function ownFolder(prefix: string, { uid, gid }: Identity): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}

/** Path of a system program; Debian keeps daemons in `sbin` folders. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...sbin];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

export function runDaemon(program: string, args: string[], cwd: string, identity: Identity): ChildProcess {
  return spawn(program, args, { ...identity, cwd, stdio: 'ignore' });
}

/** Asks it to end with that signal, and makes it when it does not. */
export async function endDaemon(daemon: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (daemon.exitCode !== null || daemon.signalCode !== null) return;
  const gone = new Promise((resolve) => daemon.once('exit', resolve));
  daemon.kill(signal);
  const timer = setTimeout(() => daemon.kill('SIGKILL'), endTimeoutMs);
  await gone;
  clearTimeout(timer);
}
