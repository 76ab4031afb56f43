import { nodePreset } from '../tools/jest/node.mjs';

// Some suites are about the files of the embedded database, some about several processes on one server.
const foreign = process.env.TEST_POSTGRES_URL ? '\\.embedded\\.test\\.ts$' : '\\.postgres\\.test\\.ts$';
// The short form leaves out suites that ask nothing of a database that the others do not, or start many processes.
// Those that stay are about transactions, locks, order, types and schemas.
const isShort = process.env.TEST_POSTGRES_URL && process.env.POSTGRES_MATRIX === 'short';
const alikeOnBoth =
  'test/(?!.*\\.postgres|about-|any-input|audit|auth\\.|bring-back|content-revision|drafts|editorial|kinds|made-up' +
  '|messages|migrations|outbox|posts|projects|receipts|records|redirects|repeated-creates|schedule|site|upgrade' +
  '|users|visits)[^/]*\\.test\\.ts$';
const pglite = { testEnvironment: '<rootDir>/test/support/pglite-environment.mjs' };

export default nodePreset('content-api', {
  testPathIgnorePatterns: ['/node_modules/', foreign, ...(isShort ? [alikeOnBoth] : [])],
  testTimeout: 180_000,
  ...(process.env.TEST_DATABASE === 'pglite' && pglite),
});
