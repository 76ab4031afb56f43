import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, StatsError } from 'webpack';

/** Prints what is wrong with the sources, as a plugin of all compilations of a process. */
export interface FaultReport {
  apply: (compiler: Compiler) => void;
}

/**
 * The first fault of each file, once: what follows from it is noise, and the compilations of one process meet the same
 * faults.
 *
 * @param root folder that names of files are relative to
 */
export function createFaultReport(root: string, print: (text: string) => void): FaultReport {
  const current = new Map<Compiler, Set<string>>();
  return {
    apply(compiler) {
      compiler.hooks.done.tap('fault report', (stats) => {
        const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
        const known = new Set([...current.values()].flatMap((faults) => [...faults]));
        const faults = new Set(
          firstOfEachFile([...errors, ...warnings]).map((error) => describe(error, root)),
        );
        current.set(compiler, faults);
        for (const fault of faults) if (!known.has(fault)) print(fault);
      });
    },
  };
}

function firstOfEachFile(errors: StatsError[]): StatsError[] {
  const byFile = new Map<string, StatsError>();
  for (const error of errors) {
    const file = error.file ?? error.moduleName ?? error.message;
    if (!byFile.has(file)) byFile.set(file, error);
  }
  return [...byFile.values()];
}

/** `file:line:column sentence`, and the line with a mark below the column. */
function describe({ file, moduleName, loc = '', message }: StatsError, root: string): string {
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
