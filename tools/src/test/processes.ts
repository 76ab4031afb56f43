import { spawnSync } from 'node:child_process';

/** A process of this machine. An id alone may be given to another one later. */
export interface Process {
  pid: number;
  parent: number;
  startedAt: string;
}

/** All of these and whatever runs below this process or one of them, without what has ended. */
export function withDescendants(pid: number, tracked: Process[]): Process[] {
  const all = listProcesses();
  const alive = tracked.filter((one) => all.some((other) => isSame(one, other)));
  const parents = [pid, ...alive.map((one) => one.pid)];
  for (const parent of parents) {
    for (const child of all.filter((other) => other.parent === parent && !parents.includes(other.pid))) {
      parents.push(child.pid);
      alive.push(child);
    }
  }
  return alive;
}

function isSame(one: Process, other: Process): boolean {
  return one.pid === other.pid && one.startedAt === other.startedAt;
}

/** Every process but `ps` itself; empty where there is no `ps`. */
function listProcesses(): Process[] {
  const columns = 'pid=,ppid=,stat=,lstart=';
  const { stdout, pid: own } = spawnSync('ps', ['-A', '-o', columns], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pid, , state = '']) => Number(pid) !== own && !state.startsWith('Z'))
    .map(([pid, parent, , ...start]) => ({
      pid: Number(pid),
      parent: Number(parent),
      startedAt: start.join(' '),
    }));
}
