import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, Module } from 'webpack';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { remoteName, sharedModules } from '../../tools/federation-shared.mjs';
import { sameFederationEntry } from '../../tools/webpack/same-federation-entry.ts';
import { distFolder, packageRoot } from './paths.ts';
import { buildName } from './build-name.ts';
import { sharedConfig } from './webpack.shared.ts';

/**
 * The release: one exposed module and its chunks, without any copy of what the page shares.
 *
 * @param hot for the dev server
 */
export function remoteConfig(mode: Mode = 'production', hot = false): Configuration {
  const base = sharedConfig('remote', mode, hot);
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      path: distFolder,
      publicPath: 'auto',
      uniqueName: hot ? remoteName : `${remoteName}_${buildName()}`,
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Schemas and lists load with the first screen, shared parts of the forms with the first form. The settings of
          // the schemas are needed before. Calls that a few screens have come with those.
          answers: {
            name: 'answers',
            test: isBelow(
              /[\\/]zod[\\/](?!v4[\\/]core[\\/]core\.js)|contract[\\/](?!kinds|limits|technology-categories|calls[\\/](?:account-links|backups|outbox|receipts|reviews|translations|visits)\.|account-links\.|outbox\.|receipt\.|review\.|translations\.|visits\.)/,
            ),
            minChunks: 2,
            enforce: true,
          },
          editor: {
            name: 'editor',
            test: isBelow(/[\\/]react-hook-form[\\/]|components[\\/]editor[\\/]/),
            minChunks: 2,
            enforce: true,
          },
          list: {
            name: 'list',
            test: isBelow(/components[\\/]list[\\/]|records[\\/](records-page|kind-card|list-rules)/),
            minChunks: 2,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      ...(hot ? [] : [sameFederationEntry('remote')]),
      new ModuleFederationPlugin({
        name: remoteName,
        filename: hot ? 'remoteEntry.dev.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './AdminApp': './src/expose/admin-app.tsx' },
        // With `import: false` a second React cannot even be built in.
        shared: sharedModules({ import: false, strictVersion: true }),
        shareStrategy: 'loaded-first',
        // Not read while developing, where it took a third of each compilation.
        manifest: !hot,
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
}

/** Tells modules by their path in the repository: what the folders above it are called must not matter. */
function isBelow(pattern: RegExp): (module: Module) => boolean {
  return (module) => pattern.test(path.relative(packageRoot, module.nameForCondition() ?? ''));
}
