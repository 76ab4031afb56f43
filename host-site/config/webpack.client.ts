import webpack from 'webpack';
import type { Chunk, Configuration } from 'webpack';
import { sharedVersions } from '../../tools/federation-shared.mjs';
import { clientFolder } from './paths.ts';
import { sharedConfig } from './webpack.shared.ts';
import type { Mode } from './webpack.shared.ts';

/** The public site's own bundle: no federation runtime, one chunk for each page, the console's gateway apart. */
export function clientConfig(mode: Mode): Configuration {
  const base = sharedConfig('client', mode);
  const scriptName = mode === 'production' ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js';
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: './src/client/entry.tsx' },
    output: {
      path: clientFolder,
      publicPath: '/',
      uniqueName: 'host_site',
      filename: scriptName,
      chunkFilename: scriptName,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    optimization: {
      splitChunks: {
        minSize: 0,
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // What two pages share arrives once; the console's gateway must not pull parts of itself in here.
          parts: { name: 'parts', minChunks: 2, chunks: isPageChunk, enforce: true },
        },
      },
    },
    plugins: [
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions()),
        'process.env.NODE_ENV': JSON.stringify(mode),
      }),
    ],
  };
}

function isPageChunk(chunk: Chunk): boolean {
  return chunk.name?.startsWith('page-') ?? false;
}
