import path from 'node:path';
import type { Configuration } from 'webpack';
import { packageRoot } from './paths.ts';

export type Mode = 'production' | 'development';

/** What the release and the stand-alone page have in common. */
export function sharedConfig(name: string, mode: Mode): Configuration {
  const scriptName = mode === 'production' ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js';
  return {
    name,
    mode,
    context: packageRoot,
    target: ['web', 'es2022'],
    // No eval in either mode: the content security policy stays on while developing.
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    output: { filename: scriptName, chunkFilename: scriptName },
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: path.join(packageRoot, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: [
            {
              loader: 'ts-loader',
              options: {
                transpileOnly: true,
                onlyCompileBundledFiles: true,
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
