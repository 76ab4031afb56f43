import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { passedOver } from '../support/whole-run.ts';

const root = path.join(import.meta.dirname, '../..');

/** Several processes of site and API over one PostgreSQL. No browser: visitors are requests. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, '.cache/e2e/nodes/results'),
  globalSetup: './support/global-setup.ts',
  // No second tries: a test that passes only sometimes is wrong, or has found something.
  retries: 0,
  workers: 1,
  // A guard against what hangs, not a promise: before the first test, servers of two releases are started.
  timeout: 900_000,
  forbidOnly: true,
  grepInvert: passedOver,
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/e2e/nodes/report.json') }]],
});
