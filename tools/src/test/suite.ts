/** Result of one suite. */
export interface SuiteResult {
  passed: number;
  failed: number;
  /** Printed next to the numbers, such as why it could not run. */
  note?: string;
  /** Each test that failed: shown once everything has run. */
  failures?: Failure[];
  /** Each test with its time. */
  times?: TimedTest[];
  /** Seconds of each test file, by its path from the root. */
  files?: Record<string, number>;
}

export interface Failure {
  test: string;
  error: string;
  /** Picture of the page, from the root. */
  screenshot?: string;
  /** Runs this test alone. */
  command?: string;
}

export interface TimedTest {
  test: string;
  seconds: number;
  /** Seconds from which on it is named as slow. */
  limit: number;
}

export interface Suite {
  name: string;
  /** Cores that it keeps busy; 1 by default, less of one that mostly waits. */
  cores?: number;
  /** Names of suites that have to pass before. */
  needs?: string[];
  /** Names of suites that have to end before, in whatever way. */
  follows?: string[];
  /** What no other suite may use at the same time, such as a port. */
  uses?: string;
  /** File with what the suite itself prints. */
  log?: string;
  run: () => Promise<SuiteResult>;
}

/** A suite that has been run. */
export interface EndedSuite {
  name: string;
  seconds: number;
  result: SuiteResult;
}
