import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.ts';

/** Which of its suites a test failed in: content-api has the same tests on several databases. */
export type ApiPart = 'plain' | 'bucket' | 'postgres';

/**
 * Whether the tests of its package have a DOM, and Jest; all others are servers and tools, and have Vitest.
 *
 * @param file from the root
 */
export function hasDom(file: string): boolean {
  const [folder = ''] = file.split(path.sep);
  return existsSync(path.join(root, folder, 'jest.config.mjs'));
}

/**
 * What a user types to run one unit test alone.
 *
 * @param file from the root
 * @param title with the titles around it, as it is reported; without it, the whole file
 */
export function testAlone(file: string, title?: string, part: ApiPart = 'plain'): string {
  const [folder = '', ...rest] = file.split(path.sep);
  const script = part === 'plain' && folder === 'content-api' ? 'run test:embedded' : 'test';
  const words = [
    ...(part === 'plain' ? [] : [`--only-${part}`]),
    ...(hasDom(file) ? ['--runTestsByPath'] : []),
    quote(rest.join('/')),
    ...(title === undefined ? [] : [`-t ${quote(`^${escape(title)}$`)}`]),
  ];
  return `npm ${script} -w ${folder} -- ${words.join(' ')}`;
}

/** The same for a browser suite. @param file from `e2e` */
export function browserAlone(file: string, line: number): string {
  return `npm run e2e -- ${quote(`${file}:${line}`)}`;
}

/** Text that a regular expression takes as it is. */
function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** One word of a shell. */
function quote(word: string): string {
  return /^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
