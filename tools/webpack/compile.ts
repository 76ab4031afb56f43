import webpack from 'webpack';
import type { Configuration, MultiStats } from 'webpack';

/** Compiles to the end. @throws an `Error` with the faults of the compilations */
export function compile(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError ?? new Error('webpack failed'));
        else if (!result || result.hasErrors()) {
          reject(
            new Error(result?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack gave no result'),
          );
        } else resolve(result);
      });
    });
  });
}
