import { domPreset } from '../tools/jest/dom.mjs';

export default domPreset('host-site', {
  // `test` is the server's, which has Vitest.
  testMatch: ['<rootDir>/{src,config}/**/*.test.{ts,tsx}'],
  // Pictures, fonts and style sheets are names here; what they hold matters to the build only.
  moduleNameMapper: { '\\.(avif|webp|png|svg|ico|woff2|css|txt)$': '<rootDir>/test/asset-stub.ts' },
});
