import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cacheDir } from '../lib/paths.ts';

/** Folder of what the suites print and report. */
export const testDir = path.join(cacheDir, 'test');

/** File of a suite's own output. */
export function logOf(name: string): string {
  return path.join(testDir, `${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.log`);
}

/** The last lines of a log, as a terminal without colours shows them. */
export function lastLines(log: string, count: number): string {
  return readLog(log).trimEnd().split('\n').slice(-count).join('\n');
}

/** How many tests or test files a log names as done. */
export function countDone(log: string): number {
  return readLog(log).match(/^ *(?:✓|✘|PASS|FAIL) /gmu)?.length ?? 0;
}

function readLog(log: string): string {
  return existsSync(log) ? stripVTControlCharacters(readFileSync(log, 'utf8')) : '';
}
