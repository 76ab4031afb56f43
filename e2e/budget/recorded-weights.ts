import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { WeighedFile } from './weigh-page.ts';

const file = path.join(import.meta.dirname, 'recorded-weights.json');

/** Recorded size of each file of each page, so that a page that grew can say by which file. */
export interface RecordedWeights {
  /** The files of a page, the one that grew most first. */
  compare: (address: string, files: WeighedFile[]) => string;
  /** With `BUDGET_RECORD=1`: what was compared becomes what is recorded. */
  save: () => void;
}

type Weights = Record<string, Record<string, number>>;

export function recordedWeights(): RecordedWeights {
  const before = JSON.parse(readFileSync(file, 'utf8')) as Weights;
  const now: Weights = {};
  return {
    compare(address, files) {
      const weights = Object.fromEntries(
        files.map(({ name, bytes }) => [name, bytes] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      );
      now[address] = weights;
      return Object.entries(weights)
        .map(([name, bytes]) => ({ name, bytes, growth: bytes - (before[address]?.[name] ?? 0) }))
        .toSorted((a, b) => b.growth - a.growth)
        .map(({ name, bytes, growth }) => `${signed(growth)} ${String(bytes).padStart(8)}  ${name}`)
        .join('\n');
    },
    save() {
      if (process.env.BUDGET_RECORD === '1')
        writeFileSync(file, `${JSON.stringify({ ...before, ...now }, null, 2)}\n`);
    },
  };
}

function signed(bytes: number): string {
  return `${bytes > 0 ? '+' : ''}${bytes}`.padStart(8);
}
