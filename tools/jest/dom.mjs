import path from 'node:path';
import { nodePreset } from './node.mjs';

/**
 * Jest preset of packages that run in a browser: a DOM on an https address, so that Secure cookies exist.
 *
 * @param {string} displayName the package's name, shown before each suite
 * @param {import('jest').Config} [overrides]
 * @returns {import('jest').Config}
 */
export function domPreset(displayName, overrides = {}) {
  const base = nodePreset(displayName);
  return {
    ...base,
    testEnvironment: path.join(import.meta.dirname, 'dom-environment.mjs'),
    testEnvironmentOptions: { url: 'https://studio.test/', customExportConditions: ['node', 'node-addons'] },
    setupFiles: [path.join(import.meta.dirname, 'dom-globals.mjs')],
    setupFilesAfterEnv: [...base.setupFilesAfterEnv, path.join(import.meta.dirname, 'testing-library.mjs')],
    ...overrides,
  };
}
