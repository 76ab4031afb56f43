import { readFile } from 'node:fs/promises';

/** Whether a process has ended. A killed one may stay a moment until its new parent reaps it. */
export async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    if (/\) [ZX] /.test(status)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
