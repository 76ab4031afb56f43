/** What one suite came to. */
export interface SuiteResult {
  passed: number;
  failed: number;
  /** Shown beside the numbers, such as why it could not run. */
  note?: string;
}

export interface Suite {
  name: string;
  run: () => Promise<SuiteResult>;
}
