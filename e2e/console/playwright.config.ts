import { defineConfig } from '@playwright/test';
import studioConfig from '../playwright.config.ts';

/** Every screen of the console, over the same studio: a set of its own, so that it has its own time in the whole run. */
export default defineConfig({
  ...studioConfig,
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
});
