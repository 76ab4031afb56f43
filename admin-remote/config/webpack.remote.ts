import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { remoteName, sharedModules } from '../../tools/federation-shared.mjs';
import { distFolder } from './paths.ts';
import { buildName } from './build-name.ts';
import { sharedConfig } from './webpack.shared.ts';

/** The release: one exposed module and its chunks, without any copy of what the page shares. */
export function remoteConfig(): Configuration {
  const base = sharedConfig('remote', 'production');
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      path: distFolder,
      publicPath: 'auto',
      uniqueName: `${remoteName}_${buildName()}`,
    },
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // What the forms share comes with the first form, what the lists share with the first list.
          editor: {
            name: 'editor',
            test: /[\\/](zod|react-hook-form)[\\/]|contract[\\/](?!limits|technology-categories)|components[\\/]editor[\\/]/,
            minChunks: 2,
            enforce: true,
          },
          list: { name: 'list', test: /components[\\/]list[\\/]/, minChunks: 2, enforce: true },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: remoteName,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './AdminApp': './src/expose/admin-app.tsx' },
        // With `import: false` a second React cannot even be built in.
        shared: sharedModules({ import: false, strictVersion: true }),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
}
