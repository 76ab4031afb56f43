import type { Configuration } from 'webpack';
import { baseConfig } from '../../tools/webpack/base-config.ts';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { packageRoot } from './paths.ts';

/** What the release and the stand-alone page have in common. */
export function sharedConfig(name: string, mode: Mode): Configuration {
  const base = baseConfig({ packageRoot, name, mode, configFiles: [import.meta.filename] });
  return { ...base, ...(mode === 'production' && { devtool: 'hidden-source-map' }) };
}
