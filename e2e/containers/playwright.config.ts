import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { passedOver } from '../support/whole-run.ts';

const root = path.join(import.meta.dirname, '../..');

/** The program as the container image has it, the compose files, and builds in other places. No browser. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, '.cache/e2e/containers/results'),
  globalSetup: './support/global-setup.ts',
  // No second tries: a test that passes only sometimes is wrong, or has found something.
  retries: 0,
  workers: 1,
  timeout: 600_000,
  forbidOnly: true,
  grepInvert: passedOver,
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/e2e/containers/report.json') }]],
});
