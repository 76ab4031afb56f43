import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from './support/browser.ts';
import { startEnvironment, studio, studioAt, studioCount } from './support/studio.ts';
import { passedOver } from './support/whole-run.ts';

const root = path.join(import.meta.dirname, '..');

/** Journeys over the production build: the real servers, a real database, a real browser. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: ['journeys', 'console', 'faults', 'pages', 'budget'].map((suite) => `${suite}/**/*.spec.ts`),
  outputDir: path.join(root, '.cache/e2e/results'),
  // No second tries: a test that passes only sometimes is wrong, or has found something.
  retries: 0,
  workers: studioCount,
  // Guards against tests that hang, not promises: a machine with other things to do needs its time.
  timeout: 200_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  grepInvert: passedOver,
  reporter: [['list'], ['json', { outputFile: path.join(root, '.cache/e2e/report.json') }]],
  use: {
    baseURL: studio.siteUrl,
    ...chromium,
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  // One after the other: the first builds what is stale, for all.
  webServer: Array.from({ length: studioCount }, (_, index) => studioAt(index)).map((one) => ({
    command: 'node e2e/support/start.ts',
    cwd: root,
    url: `${one.siteUrl}/readyz`,
    env: startEnvironment(one),
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    stderr: 'pipe',
  })),
});
