import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { median } from 'content-api/bench/load';
import type { Finding } from './report.ts';
import type { Studio } from './studio.ts';

const rounds = 3;
const smallest = `require('node:http').createServer().listen(0, '127.0.0.1', () => process.exit(0))`;

/** A start that has nothing to build against a bare server's, which is what the machine alone costs. */
export async function measureStart(studio: Studio): Promise<Finding> {
  const own: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await studio.restart();
    own.push(studio.startMs);
    const startedAt = performance.now();
    await once(spawn(process.execPath, ['-e', smallest], { stdio: 'ignore' }), 'exit');
    bare.push(performance.now() - startedAt);
  }
  return {
    name: 'second start / start of a bare server',
    ratio: median(own) / median(bare),
    goal: { atMost: 60 },
    detail: `${Math.round(median(own))} / ${Math.round(median(bare))} ms`,
  };
}
