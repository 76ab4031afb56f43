/** Result of one suite. */
export interface SuiteResult {
  passed: number;
  failed: number;
  /** Shown beside the numbers, such as why it could not run. */
  note?: string;
  /** Each test that failed, with its error: shown again once everything has run. */
  failures?: Failure[];
}

export interface Failure {
  test: string;
  error: string;
}

export interface Suite {
  name: string;
  run: () => Promise<SuiteResult>;
}
