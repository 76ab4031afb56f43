import webpack from 'webpack';
import type { Compiler, StatsError } from 'webpack';
import { describeFault } from './describe-fault.ts';

/** Reports what is wrong with the sources, as a plugin of all compilations of a process. */
export interface FaultReport {
  apply: (compiler: Compiler) => void;
  /** Errors that a compilation has at present. */
  errorsOf: (compilation: string) => string[];
}

interface FaultReportOptions {
  /** Folder that names of files are relative to. */
  root: string;
  print: (text: string) => void;
  /** Called when webpack itself failed, after which it watches nothing. */
  onFailed: () => void;
}

/**
 * The first fault of each file: what follows from it is noise. It is printed once, as the compilations of one process meet
 * the same faults.
 */
export function createFaultReport({ root, print, onFailed }: FaultReportOptions): FaultReport {
  const current = new Map<Compiler, { errors: string[]; warnings: string[] }>();
  const describeAll = (faults: StatsError[] = []) => faults.map((fault) => describeFault(fault, root));
  return {
    apply(compiler) {
      compiler.hooks.compilation.tap('fault report', ({ hooks }) => {
        hooks.processErrors.tap('fault report', firstOfEachFile);
        hooks.processWarnings.tap('fault report', firstOfEachFile);
      });
      compiler.hooks.done.tap('fault report', (stats) => {
        const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
        const printed = new Set([...current.values()].flatMap(allOf));
        const faults = { errors: describeAll(errors), warnings: describeAll(warnings) };
        current.set(compiler, faults);
        for (const fault of new Set(allOf(faults))) if (!printed.has(fault)) print(fault);
      });
      compiler.hooks.failed.tap('fault report', (error) => {
        print(error.stack ?? error.message);
        onFailed();
      });
    },
    errorsOf: (compilation) =>
      [...current].flatMap(([{ name }, { errors }]) => (name === compilation ? errors : [])),
  };
}

function allOf({ errors, warnings }: { errors: string[]; warnings: string[] }): string[] {
  return [...errors, ...warnings];
}

function firstOfEachFile(faults: Error[]): Error[] {
  return [...new Map(faults.toReversed().map((fault) => [fileOf(fault), fault])).values()].toReversed();
}

function fileOf(fault: Error): string {
  if (!(fault instanceof webpack.WebpackError)) return fault.message;
  return fault.file || fault.module?.nameForCondition() || fault.message;
}
