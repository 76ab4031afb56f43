import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { swcMinimizer } from '../../tools/webpack/swc-minimizer.ts';
import { serverFolder } from './paths.ts';
import { routerAlias, sharedConfig } from './webpack.shared.ts';

/** The same pages for Node: one self-contained file, so that a release needs nothing from node_modules. */
export function serverConfig(mode: Mode): Configuration {
  const base = sharedConfig('server', mode, import.meta.filename);
  return {
    ...base,
    target: 'node24',
    // The site's server runs without source maps, and to make them for each change takes time.
    devtool: false,
    entry: { render: './src/render/index.tsx' },
    output: {
      path: serverFolder,
      publicPath: '/',
      // Node keeps what it has loaded under a name, so each build of a running site has its own.
      filename: mode === 'production' ? 'render.cjs' : 'render.[contenthash:8].cjs',
      library: { type: 'commonjs2' },
    },
    resolve: { ...base.resolve, alias: routerAlias(mode) },
    module: {
      ...base.module,
      // Same names as in the browser's compilation, written beside its files.
      generator: {
        'asset/resource': {
          filename: 'assets/[name].[contenthash:8][ext]',
          outputPath: '../client/',
          publicPath: '/',
        },
      },
    },
    optimization: {
      // Its text stays in memory. Names stay for the faults in the log; one character beyond Latin would double it all.
      minimizer: [swcMinimizer({ mangle: false, format: { asciiOnly: true } })],
    },
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ],
  };
}
