import path from 'node:path';

export interface Choice {
  chosen: string[];
  /** Left to the whole run. */
  left: string[];
}

/**
 * The nearest tests that fit into a time. A central file reaches nearly every test; those that are chosen then are, in this
 * order: the changed tests themselves, those with a changed file's name in its folder, those in its folder, those of its package whose
 * path has a word of its path, those of its package, and all others; within each, the quickest first.
 *
 * @param tests and `changed` from the root
 * @param times seconds of each test file when it last ran
 * @param unknown seconds that one is taken to need before its first run
 * @param budget seconds that all of them may take; the changed tests and the nearest are chosen whatever they take
 */
export function chooseTests(
  tests: string[],
  changed: string[],
  { times, unknown, budget }: { times: Record<string, number>; unknown: number; budget: number },
): Choice {
  const secondsOf = (test: string) => times[test] ?? unknown;
  const ranked = tests
    .map((test) => ({ test, rank: Math.min(...changed.map((file) => distance(test, file))) }))
    .sort((one, other) => one.rank - other.rank || secondsOf(one.test) - secondsOf(other.test));
  const choice: Choice = { chosen: [], left: [] };
  let used = 0;
  for (const { test, rank } of ranked) {
    const isNearest = rank <= 1 || choice.chosen.length === 0;
    if (isNearest || used + secondsOf(test) <= budget) {
      choice.chosen.push(test);
      used += secondsOf(test);
    } else choice.left.push(test);
  }
  return choice;
}

function distance(test: string, file: string): number {
  if (test === file) return 0;
  const isSameFolder = path.dirname(test) === path.dirname(file);
  if (isSameFolder && stem(test) === stem(file)) return 1;
  if (isSameFolder) return 2;
  if (packageOf(test) !== packageOf(file)) return 5;
  return wordsOf(test).some((word) => wordsOf(file).includes(word)) ? 3 : 4;
}

/** Name without its endings: `a` of `x/a.embedded.test.ts`. */
function stem(file: string): string {
  return path.basename(file).split('.')[0] ?? '';
}

function packageOf(file: string): string | undefined {
  return file.split('/')[0];
}

/** Words of a path below its package, in the singular, without those that every path has. */
function wordsOf(file: string): string[] {
  const words = [...file.split('/').slice(1, -1), stem(file)].flatMap((part) => part.split('-'));
  return words
    .filter((word) => !['src', 'test', 'index'].includes(word))
    .map((word) => word.replace(/s$/, ''));
}
