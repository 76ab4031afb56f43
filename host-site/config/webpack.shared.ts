import path from 'node:path';
import type { Configuration } from 'webpack';
import { minifyStyles } from './minify-styles.ts';
import { packageRoot } from './paths.ts';

export type Mode = 'production' | 'development';

/** What the three compilations have in common: TypeScript without type checks, and files named by their content. */
export function sharedConfig(name: string, mode: Mode): Configuration {
  return {
    name,
    mode,
    context: packageRoot,
    // No eval in either mode: the content security policy stays on while developing.
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: path.join(packageRoot, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: [import.meta.filename, path.join(packageRoot, 'config/minify-styles.ts')],
      },
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
                // In every compilation alike: class names are made from the text of the styles.
                getCustomTransformers: () => ({ before: [minifyStyles] }),
                configFile: path.join(packageRoot, 'tsconfig.json'),
                compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
              },
            },
          ],
        },
        { test: /\.(avif|webp|png|ico|woff2)$|\.svg$/, type: 'asset/resource' },
        { test: /\.txt$/, type: 'asset/source' },
      ],
    },
  };
}
