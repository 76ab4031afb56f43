import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';

export const packageRoot = path.resolve(import.meta.dirname, '..');

/** Configuration shared by the gallery and the size report. */
export const baseConfig: Configuration = {
  target: ['web', 'es2022'],
  devtool: false,
  context: packageRoot,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          onlyCompileBundledFiles: true,
          compilerOptions: { noEmit: false, allowImportingTsExtensions: false },
        },
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
};

/** Runs one compilation; its errors are thrown. */
export async function compile(configuration: Configuration): Promise<void> {
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    webpack(configuration, (error, result) =>
      result ? resolve(result) : reject(error ?? new Error('no result')),
    );
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
