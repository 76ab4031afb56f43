import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.ts';

/** Which of its suites a test failed in: content-api has the same tests on several databases. */
export type ApiPart = 'plain' | 'bucket' | 'postgres';

/**
 * Whether it is run by Jest, as the tests beside the code of packages with a DOM are. Servers and tools have Vitest.
 *
 * @param file from the root
 */
export function hasDom(file: string): boolean {
  const [folder = '', below = ''] = file.split(path.sep);
  return below !== 'test' && existsSync(path.join(root, folder, 'jest.config.mjs'));
}

/**
 * What a user types to run one unit test alone.
 *
 * @param file from the root
 * @param title with the titles around it, as it is reported; without it, the whole file
 */
export function testAlone(file: string, title?: string, part: ApiPart = 'plain'): string {
  const [folder = '', ...rest] = file.split(path.sep);
  const words = [
    ...(part === 'plain' ? [] : [`--only-${part}`]),
    ...(hasDom(file) ? ['--runTestsByPath'] : []),
    quote(rest.join('/')),
    ...(title === undefined ? [] : [`-t ${quote(`^${escape(title)}$`)}`]),
  ];
  return `npm ${scriptOf(file, part)} -w ${folder} -- ${words.join(' ')}`;
}

function scriptOf(file: string, part: ApiPart): string {
  const [folder = ''] = file.split(path.sep);
  if (folder === 'content-api' && part === 'plain') return 'run test:embedded';
  const hasBoth = ['jest', 'vitest'].every((name) =>
    existsSync(path.join(root, folder, `${name}.config.mjs`)),
  );
  return hasBoth && !hasDom(file) ? 'run test:server' : 'test';
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
