import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/paths.ts';
import { typeCheck } from '../types/type-check.ts';
import { runStep } from './run-step.ts';
import { lastLines, logOf } from './suite-log.ts';
import type { Failure, Suite } from './suite.ts';

const name = 'types';
const maxLines = 40;

/** TypeScript over packages, one check each. */
export function typesSuite(packages: string[] = typedPackages()): Suite {
  const log = logOf(name);
  return {
    name,
    log,
    async run() {
      const failures: Failure[] = [];
      for (const folder of packages) {
        const failure = await checkPackage(folder, log);
        if (failure) failures.push(failure);
      }
      const note = failures.map(({ test }) => test).join(', ');
      return { passed: packages.length - failures.length, failed: failures.length, note, failures };
    },
  };
}

export function typedPackages(): string[] {
  return readdirSync(root).filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')));
}

async function checkPackage(folder: string, log: string): Promise<Failure | undefined> {
  const own = log.replace(/\.log$/, `-${folder}.log`);
  await rm(own, { force: true });
  const step = { command: process.execPath, args: typeCheck(folder) };
  if ((await runStep({ ...step, log: own })).code === 0) return undefined;
  return { test: folder, error: lastLines(own, maxLines), command: `npm run types -w ${folder}` };
}
