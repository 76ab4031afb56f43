import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Packages that the page shares with the admin console and that never exist twice: the host registers its instances, the
 * remote is built without copies of its own.
 */
export const singletons = [
  'react',
  'react-dom',
  'react-router-dom',
  '@emotion/react',
  '@emotion/styled',
  'shared-session',
  'shared-session/react',
  'shared-ui',
];

/** The remote's name in the federation; the host gets its address at run time only. */
export const remoteName = 'admin_remote';

/** Installed version of each singleton: what the host offers. */
export function sharedVersions() {
  return Object.fromEntries(
    singletons.map((name) => [name, require(`${packageOf(name)}/package.json`).version]),
  );
}

/** Accepted range of each singleton, the contract between both releases: any version of the same major. */
export function sharedRanges() {
  return Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [name, `^${version.split('.')[0]}.0.0`]),
  );
}

/**
 * The `shared` option of ModuleFederationPlugin for one compilation.
 *
 * @param {Record<string, unknown>} [extra] options for every singleton, such as `{ import: false }`
 */
export function sharedModules(extra = {}) {
  return Object.fromEntries(
    Object.entries(sharedRanges()).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, ...extra },
    ]),
  );
}

function packageOf(name) {
  const parts = name.split('/');
  return name.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
}
