import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.ts';
import { minutes } from '../lib/durations.ts';
import { runStep } from './run-step.ts';
import type { Suite } from './suite.ts';

const atOnce = 2;

/** TypeScript over every package, one check each. */
export function typesSuite(): Suite {
  return {
    name: 'types',
    async run() {
      const waiting = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'tsconfig.json')));
      const total = waiting.length;
      const failed: string[] = [];
      const work = async () => {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
          const step = {
            command: process.execPath,
            args: [tsc, '-p', name, '--noEmit'],
            timeoutMs: minutes(4),
          };
          if ((await runStep(step)).code !== 0) failed.push(name);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { passed: total - failed.length, failed: failed.length, note: failed.join(', ') };
    },
  };
}

const tsc = path.join(root, 'node_modules/typescript-7/bin/tsc');
