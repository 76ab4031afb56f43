import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { cacheDir } from '../../lib/paths.ts';
import type { EndedSuite } from '../suite.ts';

const file = path.join(cacheDir, 'test-times.json');
const timesSchema = z.record(z.string(), z.number()).catch({});

/** Seconds of each test file when it last ran here, by its path from the root. */
export function readTimes(): Record<string, number> {
  try {
    return timesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

export function keepTimes(ended: EndedSuite[]): void {
  const times = Object.assign(readTimes(), ...ended.map(({ result }) => result.files ?? {})) as object;
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, JSON.stringify(times));
}
