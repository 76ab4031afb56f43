import path from 'node:path';
import { defineProject } from 'vitest/config';
import '../test-setup/time-zone.mjs';

/** Some suites start and kill real servers. */
const timeoutMs = 180_000;

/**
 * Vitest preset of packages that run in Node. Their files share one process, and what they import is loaded once: a test puts
 * back whatever it changes outside itself.
 *
 * @param {string} name the package's name, printed before each file
 * @param {import('vitest/config').ProjectConfig['test']} [overrides]
 */
export function nodePreset(name, overrides = {}) {
  return defineProject({
    test: {
      name,
      globals: true,
      pool: 'forks',
      isolate: false,
      testTimeout: timeoutMs,
      hookTimeout: timeoutMs,
      include: ['**/*.test.ts'],
      setupFiles: [path.join(import.meta.dirname, '../test-setup/fail-on-console.mjs')],
      ...overrides,
    },
  });
}
