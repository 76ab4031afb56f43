import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { clientFolder } from './paths.ts';
import { sharedConfig } from './webpack.shared.ts';

/**
 * The script of public pages, and the code of islands, which is loaded with the first of them.
 *
 * @param hot for the dev server
 */
export function clientConfig(mode: Mode, hot = false): Configuration {
  const base = sharedConfig('client', mode, import.meta.filename, hot);
  return {
    ...base,
    entry: { main: './src/client/main.ts' },
    output: {
      ...base.output,
      path: clientFolder,
      publicPath: '/',
      uniqueName: 'host_site',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: {
      ...base.resolve,
      // Emotion's withTheme alone needs it, which the islands do not have.
      alias: { 'hoist-non-react-statics': false },
    },
    optimization: {
      // Webpack's own minifier, the slower one, since visitors pay for each byte.
      minimizeOptions: { javascript: { compress: { passes: 3 } } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ],
  };
}
