import { nodePreset } from '../tools/jest/node.mjs';

// Some suites are about the files of the embedded database, some about several processes on one server.
const foreign = process.env.TEST_POSTGRES_URL ? '\\.embedded\\.test\\.ts$' : '\\.postgres\\.test\\.ts$';
const pglite = { testEnvironment: '<rootDir>/test/support/pglite-environment.mjs' };

export default nodePreset('content-api', {
  testPathIgnorePatterns: ['/node_modules/', foreign],
  testTimeout: 60_000,
  ...(process.env.TEST_DATABASE === 'pglite' && pglite),
});
