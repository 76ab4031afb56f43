import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { remoteName, sharedModules } from '../../../tools/federation-shared.mjs';

const app = path.join(import.meta.dirname, '../app');
const root = path.join(import.meta.dirname, '../../..');

type Plugins = webpack.Configuration['plugins'];

/** A console that was built with another version of the library, or another protocol. */
interface Skewed {
  name: string;
  version: string;
  protocol: number;
}

const skewed: Skewed[] = [
  { name: 'remote-1.1', version: '1.1.0', protocol: 1 },
  { name: 'remote-2.0', version: '2.0.0', protocol: 2 },
];

/** Builds the page with the library as it is, a federation host as the site's is, and the remotes that bring another copy. */
export async function buildPages(folder: string): Promise<void> {
  await build([
    configure(folder, 'main', path.join(app, 'main.tsx'), [
      federation({ name: 'host_site', shared: sharedModules({ eager: true, strictVersion: true }) }),
    ]),
    ...skewed.map((remote) => configure(folder, remote.name, {}, remotePlugins(folder, remote))),
  ]);
}

/**
 * Unlike the product's remote, this one carries the library itself, and asks for its own version of it: the page's does
 * not do, so the federation gives it the copy that it brought.
 */
function remotePlugins(folder: string, { name, version, protocol }: Skewed): Plugins {
  const versionFile = path.join(folder, `${name}-version.ts`);
  const protocolFile = path.join(folder, `${name}-protocol.ts`);
  writeFileSync(versionFile, `export const VERSION = '${version}';`);
  writeFileSync(protocolFile, `export const PROTOCOL = ${protocol};`);
  const copied = { version, requiredVersion: `^${version}`, singleton: false };
  return [
    new webpack.NormalModuleReplacementPlugin(/\/version\.ts$/, versionFile),
    new webpack.NormalModuleReplacementPlugin(/\/protocol\.ts$/, protocolFile),
    federation({
      name: remoteName,
      filename: `${name}.js`,
      exposes: { './AdminApp': path.join(app, 'copy.tsx') },
      shared: {
        ...sharedModules({ import: false, strictVersion: true }),
        'shared-session': copied,
        'shared-session/react': copied,
      },
    }),
  ];
}

function federation(
  options: ConstructorParameters<typeof ModuleFederationPlugin>[0],
): InstanceType<typeof ModuleFederationPlugin> {
  return new ModuleFederationPlugin({
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    experiments: { optimization: { target: 'web' } },
    ...options,
  });
}

function configure(
  folder: string,
  name: string,
  entry: webpack.Configuration['entry'],
  plugins: Plugins,
): webpack.Configuration {
  return {
    name,
    mode: 'production',
    target: 'web',
    context: root,
    entry,
    output: {
      path: folder,
      publicPath: '/assets/',
      filename: `${name}.js`,
      chunkFilename: `${name}-[id].js`,
      uniqueName: name,
    },
    devtool: false,
    optimization: { minimize: false },
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: path.join(root, 'shared-session/tsconfig.json'),
            compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
          },
        },
      ],
    },
    plugins,
  };
}

async function build(configurations: webpack.Configuration[]): Promise<void> {
  const compiler = webpack(configurations);
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
