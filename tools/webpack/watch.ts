import webpack from 'webpack';
import type { Configuration, MultiStats } from 'webpack';
import { faultReport } from './dev-faults.ts';

/**
 * Compiles now and after each change, one after the other; prints faults. Resolves with the first build, whatever
 * came of it.
 *
 * @param waitMs from the last of changes that come together
 */
export function watch(configs: Configuration[], waitMs: number): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const reporting = configs.map((config) => ({
      ...config,
      plugins: [...(config.plugins ?? []), faultReport],
    }));
    const inOrder = Object.assign(reporting, { parallelism: 1 });
    webpack(inOrder).watch({ aggregateTimeout: waitMs }, (error, stats) => {
      if (error) return reject(error);
      if (!stats) return reject(new Error('webpack gave no result'));
      resolve(stats);
    });
  });
}
