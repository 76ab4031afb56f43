import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory in MB of a process and of all that it started; Linux only, 0 elsewhere. */
export function familyMemory(pid: number): number {
  return sumFamily(pid, residentMb);
}

/** Resident memory in MB of those of the family that run a script, such as `src/server.ts`; Linux only, 0 elsewhere. */
export function memberMemory(pid: number, script: string): number {
  return sumFamily(pid, (id) => (proc(id, 'cmdline').includes(script) ? residentMb(id) : 0));
}

/** Seconds of processor time that a process and all that it started have used; Linux only, 0 elsewhere. */
export function familyCpuSeconds(pid: number): number {
  return sumFamily(pid, (id) => {
    // The name in brackets may hold blanks: count from its end. Fields 14 and 15 are hundredths of a second.
    const fields = proc(id, 'stat').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
  });
}

function sumFamily(pid: number, measure: (pid: number) => number): number {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      proc(pid, `task/${task}/children`).split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + sumFamily(child, measure), measure(pid));
  } catch {
    return 0;
  }
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(proc(pid, 'status'))?.[1] ?? 0) / 1024;
}

function proc(pid: number, file: string): string {
  return readFileSync(`/proc/${pid}/${file}`, 'utf8');
}
