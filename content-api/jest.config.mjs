import { nodePreset } from '../tools/jest/node.mjs';
import { shortInBucket, shortOnPostgres } from './test/short-forms.mjs';

// Some suites are about the files of the embedded database, some about several processes on one server.
const foreign = process.env.TEST_POSTGRES_URL ? '\\.embedded\\.test\\.ts$' : '\\.postgres\\.test\\.ts$';
const isShort = (name) => process.env[name] === 'short';
const shortForms = [
  ...(process.env.TEST_POSTGRES_URL && isShort('POSTGRES_MATRIX') ? [shortOnPostgres] : []),
  ...(process.env.TEST_S3 && isShort('API_MATRIX') ? [shortInBucket] : []),
];
const pglite = { testEnvironment: '<rootDir>/test/support/pglite-environment.mjs' };

export default nodePreset('content-api', {
  testPathIgnorePatterns: ['/node_modules/', foreign, ...shortForms.map((form) => `^(?!.*${form})`)],
  testTimeout: 180_000,
  ...(process.env.TEST_DATABASE === 'pglite' && pglite),
});
