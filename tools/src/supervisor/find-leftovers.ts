import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { resolveHere } from './server-process.ts';

const run = promisify(execFile);

/**
 * Ids of servers of this program whose supervisor is gone: it was killed, and they hung. Empty where the system does not list
 * its processes.
 */
export async function findLeftovers(): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']).catch(() => ({ stdout: '' }));
  const processes = stdout.split('\n').map((line) => {
    const [, pid, parent, command = ''] = /^ *(\d+) +(\d+) (.*)$/.exec(line) ?? [];
    return { pid: Number(pid), parent: Number(parent), command };
  });
  const servers = processes.filter(({ command }) => command.includes(resolveHere('end-with-parent.mjs')));
  const isNode = new Set(processes.filter(({ command }) => /\bnode\b/.test(command)).map(({ pid }) => pid));
  return servers.filter(({ parent }) => !isNode.has(parent)).map(({ pid }) => pid);
}
