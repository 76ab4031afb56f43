import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { sharedModules } from '../../tools/federation-shared.mjs';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { sameFederationEntry } from '../../tools/webpack/same-federation-entry.ts';
import { clientFolder } from './paths.ts';
import { sharedConfig } from './webpack.shared.ts';

/** The federation host: a script of its own, asked for only when somebody enters the console. */
export function federationConfig(mode: Mode): Configuration {
  const base = sharedConfig('federation', mode, import.meta.filename);
  return {
    ...base,
    entry: {
      federation: {
        import: './src/admin/federation-host.ts',
        library: { type: 'var', name: 'hostFederation' },
      },
    },
    output: {
      ...base.output,
      path: clientFolder,
      publicPath: '/',
      uniqueName: 'host_federation',
    },
    plugins: [
      ...(mode === 'production' ? [sameFederationEntry('federation')] : []),
      new ModuleFederationPlugin({
        name: 'host_site',
        remotes: {},
        // The page hands over the instances it runs, so no copies are built in here.
        shared: sharedModules({ import: false, strictVersion: true }),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web' } },
      }),
    ],
  };
}
