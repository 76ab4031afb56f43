import { nodePreset } from '../tools/jest/node.mjs';

// Some suites are about the files of the embedded database, some about several processes on one server.
const foreign = process.env.TEST_POSTGRES_URL ? '\\.embedded\\.test\\.ts$' : '\\.postgres\\.test\\.ts$';
// In the short form: suites that ask little of the database, or start many processes, run on the embedded one only.
const isShort = process.env.TEST_POSTGRES_URL && process.env.POSTGRES_MATRIX === 'short';
const quickOnly =
  'test/(cli|compressed-answers|contract|headers|hostile-input|markdown|raw-sockets|sizes|slow-connections' +
  '|media-(adoption|bring|connections|process|replace|svg|travel))\\.test\\.ts$';
const pglite = { testEnvironment: '<rootDir>/test/support/pglite-environment.mjs' };

export default nodePreset('content-api', {
  testPathIgnorePatterns: ['/node_modules/', foreign, ...(isShort ? [quickOnly] : [])],
  testTimeout: 60_000,
  ...(process.env.TEST_DATABASE === 'pglite' && pglite),
});
