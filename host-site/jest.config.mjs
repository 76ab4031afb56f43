import { domPreset } from '../tools/jest/dom.mjs';

export default domPreset('host-site', {
  // Pictures and fonts are names here; what they hold matters to the build only.
  moduleNameMapper: { '\\.(avif|webp|png|svg|ico|woff2|txt)$': '<rootDir>/test/asset-stub.ts' },
});
