import webpack from 'webpack';
import type { Configuration, MultiStats } from 'webpack';

/** Beside a dev server, which compiles first: what it sends to open pages is what somebody waits for. */
const waitMs = 400;

/** Compiles now and after each change; prints what is wrong. Resolves with the first build, whatever came of it. */
export function watch(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    webpack(configs).watch({ aggregateTimeout: waitMs }, (error, stats) => {
      if (error) return reject(error);
      if (!stats) return reject(new Error('webpack gave no result'));
      if (stats.hasErrors()) console.error(stats.toString({ preset: 'errors-only', colors: false }));
      resolve(stats);
    });
  });
}
