import webpack from 'webpack';
import type { Configuration, MultiStats } from 'webpack';

/**
 * Compiles now and after each change, one after the other; prints what is wrong. Resolves with the first build, whatever
 * came of it.
 *
 * @param waitMs from the last of changes that come together
 */
export function watch(configs: Configuration[], waitMs: number): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const inOrder = Object.assign([...configs], { parallelism: 1 });
    webpack(inOrder).watch({ aggregateTimeout: waitMs }, (error, stats) => {
      if (error) return reject(error);
      if (!stats) return reject(new Error('webpack gave no result'));
      if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: false }));
      resolve(stats);
    });
  });
}
