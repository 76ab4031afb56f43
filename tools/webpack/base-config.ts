import path from 'node:path';
import type { Configuration } from 'webpack';

export type Mode = 'production' | 'development';

interface BaseOptions {
  /** Folder of the package that is built. */
  packageRoot: string;
  /** Name of this compilation, among those of its package. */
  name: string;
  mode: Mode;
  /** Files that the compilation is made by: the cache ends when one of them changes. */
  configFiles: string[];
  /** Transformers of ts-loader that run before TypeScript's own. */
  transformers?: unknown[];
}

/** What every compilation has in common: TypeScript without type checks, a cache on the disk, no eval. */
export function baseConfig({
  packageRoot,
  name,
  mode,
  configFiles,
  transformers = [],
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
      name: `${name}-${mode}`,
      cacheDirectory: path.join(packageRoot, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [import.meta.filename, ...configFiles] },
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
                getCustomTransformers: () => ({ before: transformers }),
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

/** Scripts of a release are named by their content, so that they may be kept for ever. */
function scriptNames(mode: Mode): { filename: string; chunkFilename: string } {
  const name = mode === 'production' ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js';
  return { filename: name, chunkFilename: name };
}
