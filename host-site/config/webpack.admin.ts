import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { sharedModules, sharedVersions } from '../../tools/federation-shared.mjs';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { sameFederationEntry } from '../../tools/webpack/same-federation-entry.ts';
import { hostOffer } from './contract.ts';
import { clientFolder, packageRoot } from './paths.ts';
import { routerAlias, sharedConfig } from './webpack.shared.ts';

// In one file with the entry: nothing is drawn before they are there.
const shared = sharedModules({ eager: true, strictVersion: true });
const router = 'react-router-dom';

/**
 * The entry of `/admin/*`, and the Module Federation host: it has the packages that it shares with the console.
 *
 * @param hot for the dev server
 */
export function adminConfig(mode: Mode, hot = false): Configuration {
  const base = sharedConfig('admin', mode, import.meta.filename, hot);
  return {
    ...base,
    entry: { admin: './src/admin/entry.tsx' },
    output: { ...base.output, path: clientFolder, publicPath: '/', uniqueName: 'host_admin' },
    resolve: { ...base.resolve, alias: routerAlias(mode) },
    plugins: [
      ...(base.plugins ?? []),
      ...(mode === 'production' ? [sameFederationEntry('admin')] : []),
      new webpack.DefinePlugin({ HOST_CONTRACT: JSON.stringify(hostOffer()) }),
      new ModuleFederationPlugin({
        name: 'host_site',
        // Which release there is, the page learns when it runs.
        remotes: {},
        shared: {
          ...shared,
          [router]: {
            ...shared[router],
            version: sharedVersions()[router],
            import: path.join(packageRoot, 'src/admin/router-surface.ts'),
          },
        },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web' } },
      }),
    ],
  };
}
