import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The suites of servers and tools, side by side. Packages with a DOM have Jest. */
export default defineConfig({
  test: {
    projects: readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(`${entry.name}/vitest.config.mjs`))
      .map((entry) => entry.name),
  },
});
