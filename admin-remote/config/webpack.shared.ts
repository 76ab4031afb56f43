import type { Configuration } from 'webpack';
import { baseConfig } from '../../tools/webpack/base-config.ts';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { packageRoot } from './paths.ts';

/** Configuration shared by the release and the stand-alone page. */
export function sharedConfig(name: string, mode: Mode, hot = false): Configuration {
  const base = baseConfig({ packageRoot, name, mode, hot, configFiles: [import.meta.filename] });
  return { ...base, ...(mode === 'production' && { devtool: 'hidden-source-map' }) };
}
