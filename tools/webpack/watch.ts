import webpack from 'webpack';
import type { Configuration, MultiStats } from 'webpack';

/** Compiles now and after each change; prints what is wrong. Resolves with the first build, whatever came of it. */
export function watch(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    webpack(configs).watch({}, (error, stats) => {
      if (error) return reject(error);
      if (!stats) return reject(new Error('webpack gave no result'));
      if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: false }));
      resolve(stats);
    });
  });
}
