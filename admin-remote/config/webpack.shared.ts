import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from '../../tools/webpack/base-config.ts';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { packageRoot } from './paths.ts';

/**
 * Where axios sends with `fetch`, 2.5 kB of the console's start. It prefers XMLHttpRequest, which browsers have and which
 * tells how far an upload is.
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
