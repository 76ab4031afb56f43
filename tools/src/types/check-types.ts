import { spawn } from 'node:child_process';
import os from 'node:os';
import { text } from 'node:stream/consumers';
import { root } from '../lib/paths.ts';
import { typeCheck } from './type-check.ts';
import { typeFaults } from './type-faults.ts';

/** Type faults of a package, a line each. The check takes little of the processor while others want it. */
export async function checkTypes(name: string): Promise<string[]> {
  const child = spawn(process.execPath, [...typeCheck(name), '--pretty', 'false'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  return typeFaults(await text(child.stdout));
}
