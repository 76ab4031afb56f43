import { existsSync, readdirSync } from 'node:fs';

/** Every package's own suite, side by side. */
export default {
  projects: readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${entry.name}/jest.config.mjs`))
    .map((entry) => `<rootDir>/${entry.name}`),
};
