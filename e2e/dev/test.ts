import { test as base } from '@playwright/test';
import { startDevCopy } from './copy.ts';
import type { DevCopy } from './copy.ts';

/** All tests share one copy of the repository under `npm run dev`. */
export const test = base.extend<object, { copy: DevCopy }>({
  copy: [
    async ({ browserName: _browserName }, use) => {
      const copy = await startDevCopy();
      await use(copy);
      await copy.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
