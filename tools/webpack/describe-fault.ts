import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StatsError } from 'webpack';

/**
 * `file:line:column sentence`, and the line with a mark below the column.
 *
 * @param root folder that names of files are relative to
 */
export function describeFault({ file, moduleName, loc = '', message }: StatsError, root: string): string {
  const [, line, column] = /^(\d+):(\d+)/.exec(loc) ?? [];
  const sentence = message.replace(/^\[tsl\] ERROR in .*\n\s*/, '').trim();
  const name = file === undefined ? moduleName : path.relative(root, file);
  if (name === undefined) return sentence;
  if (line === undefined || column === undefined) return `${name} ${sentence}`;
  const place = `${name}:${line}:${Number(column) + 1}`;
  const source = file === undefined ? undefined : lineOf(file, Number(line));
  if (source === undefined) return `${place} ${sentence}`;
  const margin = `${line} | `;
  return `${place} ${sentence}\n${margin}${source}\n${' '.repeat(margin.length + Number(column))}^`;
}

function lineOf(file: string, line: number): string | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')[line - 1];
  } catch {
    return undefined;
  }
}
