import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import ReactRefreshTransformer from 'react-refresh-typescript';
import webpack from 'webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { swcMinimizer } from './swc-minimizer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const refreshRuntime = path.join(import.meta.dirname, 'refresh-runtime.cjs');
const finishUpdates = path.join(import.meta.dirname, 'finish-updates.cjs');

export type Mode = 'production' | 'development';

interface BaseOptions {
  /** Folder of the package that is built. */
  packageRoot: string;
  /** Name of this compilation, among those of its package. */
  name: string;
  mode: Mode;
  /** Configuration files of the compilation: the cache ends when one of them changes. */
  configFiles: string[];
  /** Transformers of ts-loader that run before TypeScript's own. */
  transformers?: unknown[];
  /** For a dev server: changed components are replaced in the open page and keep their state. */
  hot?: boolean;
}

/** Configuration of every compilation: TypeScript without type checks, a cache on disk, no eval. */
export function baseConfig({
  packageRoot,
  name,
  mode,
  configFiles,
  transformers = [],
  hot = false,
}: BaseOptions): Configuration {
  return {
    name,
    mode,
    context: packageRoot,
    target: ['web', 'es2022'],
    // No eval in either mode: the content security policy stays on while developing.
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: scriptNames(mode),
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}${hot ? '-hot' : ''}`,
      cacheDirectory: path.join(packageRoot, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [import.meta.filename, ...configFiles] },
    },
    // A change costs what it touches: modules that it leaves alone are not analysed again.
    ...(mode === 'development' && { experiments: { cacheUnaffected: true } }),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    optimization: { minimizer: [swcMinimizer()] },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    plugins: hot ? hotPlugins() : [],
    module: {
      // Imports name their files whole, so that no new file changes what they lead to.
      ...(mode === 'development' && { unsafeCache: true }),
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            {
              loader: 'ts-loader',
              options: {
                transpileOnly: true,
                // Faults are parsed and displayed in pages.
                colors: false,
                onlyCompileBundledFiles: true,
                getCustomTransformers: () => ({
                  before: hot ? [...transformers, ReactRefreshTransformer()] : transformers,
                }),
                configFile: path.join(packageRoot, 'tsconfig.json'),
                compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
              },
            },
          ],
        },
      ],
    },
  };
}

function hotPlugins(): WebpackPluginInstance[] {
  return [
    // The dev server has an overlay for faults. This one needs inline styles, which the content security policy refuses.
    // The contract holds no components, and the build of the site runs some of it.
    new ReactRefreshPlugin({
      overlay: false,
      exclude: [/node_modules/, /content-api/, /\.cjs$/],
    }),
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (module) => {
      if (module.contextInfo.issuer !== refreshRuntime) module.request = refreshRuntime;
    }),
    // Without a name it is part of every entry.
    new webpack.EntryPlugin(root, finishUpdates, { name: undefined }),
    // The runtime knows components by module: the names of the two applications must differ.
    new webpack.ids.NamedModuleIdsPlugin({ context: root }),
  ];
}

/** Scripts of a release are named by their content, so that they may be kept for ever. */
function scriptNames(mode: Mode): { filename: string; chunkFilename: string } {
  const name = mode === 'production' ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js';
  return { filename: name, chunkFilename: name };
}
