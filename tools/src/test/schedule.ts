import type { EndedSuite, Suite, SuiteResult } from './suite.ts';

/** Called while suites run. */
export interface ScheduleEvents {
  started: (suite: Suite) => void;
  ended: (suite: Suite, ended: EndedSuite) => void;
}

/**
 * Runs all suites, in their order where that is possible: a suite starts when the suites that it needs have passed, no
 * other one uses what it uses, and its cores are free. A suite that wants more cores than there are runs alone. Resolves when the
 * last one has ended, in the order of the ends.
 */
export async function schedule(
  suites: Suite[],
  cores: number,
  events: ScheduleEvents,
): Promise<EndedSuite[]> {
  const waiting = [...suites];
  const running = new Map<Suite, Promise<void>>();
  const ended: EndedSuite[] = [];
  const isScheduled = (name: string) => suites.some((other) => other.name === name);
  const resultOf = (name: string) => ended.find((other) => other.name === name)?.result;

  const isPossible = (suite: Suite): boolean => {
    const isReady = [...needsOf(suite), ...(suite.follows ?? [])].every(
      (name) => !isScheduled(name) || resultOf(name) !== undefined,
    );
    const others = [...running.keys()];
    const used = others.reduce((sum, other) => sum + coresOf(other), 0);
    const isFree = suite.uses === undefined || others.every((other) => other.uses !== suite.uses);
    return isReady && isFree && (others.length === 0 || used + coresOf(suite) <= cores);
  };
  const run = async (suite: Suite): Promise<void> => {
    const broken = needsOf(suite).find((name) => isScheduled(name) && resultOf(name)?.failed !== 0);
    events.started(suite);
    const startedAt = Date.now();
    const result = await (broken === undefined ? resultOrFailure(suite) : notRun(broken));
    const end = { name: suite.name, seconds: Math.round((Date.now() - startedAt) / 1000), result };
    ended.push(end);
    running.delete(suite);
    events.ended(suite, end);
  };

  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(isPossible); next !== undefined; next = waiting.find(isPossible)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, run(next));
    }
    if (running.size === 0) throw new Error(`Suites wait for each other: ${names(waiting)}`);
    await Promise.race(running.values());
  }
  return ended;
}

/** The suites with these words in their names, or all, with the suites that have to be run before them. */
export function selectSuites(suites: Suite[], words: string[]): Suite[] {
  if (words.length === 0) return suites;
  const chosen = new Set(suites.filter(({ name }) => words.some((word) => name.includes(word))));
  for (const suite of chosen)
    for (const other of suites)
      if ([suite.needs, suite.follows].some((list) => list?.includes(other.name))) chosen.add(other);
  return suites.filter((suite) => chosen.has(suite));
}

export function names(suites: Suite[], separator = ', '): string {
  return suites.map(({ name }) => name).join(separator);
}

function coresOf({ cores = 1 }: Suite): number {
  return cores;
}

function needsOf({ needs = [] }: Suite): string[] {
  return needs;
}

function notRun(broken: string): SuiteResult {
  return { passed: 0, failed: 1, note: `not run, since this failed: ${broken}` };
}

async function resultOrFailure(suite: Suite): Promise<SuiteResult> {
  try {
    return await suite.run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [{ test: suite.name, error: reason }] };
  }
}
