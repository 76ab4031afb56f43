import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../support/browser.ts';
import { passedOver } from '../support/whole-run.ts';

const root = path.join(import.meta.dirname, '../..');

/** Releases, rollback, preview and healing: these suites start the studio themselves, with two releases on its shelf. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, '.cache/e2e/releases/results'),
  // No second tries: a test that passes only sometimes is wrong, or has found something.
  retries: 0,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  grepInvert: passedOver,
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/e2e/releases/report.json') }]],
  use: { ...chromium, viewport: { width: 1280, height: 800 }, screenshot: 'only-on-failure', trace: 'off' },
});
