import path from 'node:path';

/**
 * All packages as one, for `jest --findRelatedTests --listTests`: the packages' own projects do not see what others import of
 * them. Nothing is run by it.
 */
export default {
  cacheDirectory: path.resolve(import.meta.dirname, '../../.cache/jest'),
  rootDir: path.resolve(import.meta.dirname, '../..'),
  testMatch: ['<rootDir>/**/*.{test,spec}.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'mjs', 'js', 'cjs', 'json'],
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/', '<rootDir>/data/', '/dist/'],
};
