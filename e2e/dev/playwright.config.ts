import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from '../support/browser.ts';
import { passedOver } from '../support/whole-run.ts';

const root = path.join(import.meta.dirname, '../..');

/** `npm run dev` on a copy of the repository, whose sources the tests change. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, '.cache/e2e/dev-results'),
  retries: 0,
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  grepInvert: passedOver,
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/e2e/dev-report.json') }]],
  use: {
    ...chromium,
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
