import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from '../../tools/webpack/base-config.ts';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { packageRoot } from './paths.ts';

/**
 * The part of axios that uses `fetch`. The build leaves it out, which saves 2.5 kB: in browsers axios takes XMLHttpRequest
 * first, which also reports the progress of uploads.
 */
const unusedAdapter = path.join(
  path.dirname(createRequire(import.meta.url).resolve('axios/package.json')),
  'lib/adapters/fetch.js',
);

/** Configuration shared by the release and the stand-alone page. */
export function sharedConfig(name: string, mode: Mode, hot = false): Configuration {
  const base = baseConfig({ packageRoot, name, mode, hot, configFiles: [import.meta.filename] });
  return {
    ...base,
    resolve: { ...base.resolve, alias: { [unusedAdapter]: false } },
    ...(mode === 'production' && { devtool: 'hidden-source-map' }),
  };
}
