import { existsSync, readdirSync } from 'node:fs';

/** Every package's own suite, side by side. */
export default {
  // Jest takes this from the root only: some suites start and kill real servers.
  testTimeout: 180_000,
  projects: readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${entry.name}/jest.config.mjs`))
    .map((entry) => `<rootDir>/${entry.name}`),
};
