import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory in MB of a process and of all that it started; Linux only, 0 elsewhere. */
export function familyMemory(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + familyMemory(child), Number(kilobytes ?? 0) / 1024);
  } catch {
    return 0;
  }
}
