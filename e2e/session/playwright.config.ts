import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../support/browser.ts';
import { passedOver } from '../support/whole-run.ts';
import { siteUrl } from './support/address.ts';

const root = path.join(import.meta.dirname, '../..');

/** The session library in a real browser, on pages of its own: several tabs, several contexts, several copies. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, '.cache/e2e/session-results'),
  globalSetup: './support/global-setup.ts',
  // No second tries: a test that passes only sometimes is wrong, or has found something.
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  grepInvert: passedOver,
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/e2e/session-report.json') }]],
  use: { baseURL: siteUrl, ...chromium, screenshot: 'only-on-failure', trace: 'off' },
});
