import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig } from '../../tools/webpack/base-config.ts';
import type { Mode } from '../../tools/webpack/base-config.ts';
import { minifyStyles } from './minify-styles.ts';
import { packageRoot } from './paths.ts';

const productionRouter = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

/** The package's own conditions give the development build to every bundler. */
export function routerAlias(mode: Mode): Record<string, string> {
  return mode === 'production' ? { 'react-router$': productionRouter } : {};
}

/** Configuration shared by the three compilations. */
export function sharedConfig(name: string, mode: Mode, configFile: string, hot = false): Configuration {
  const base = baseConfig({
    packageRoot,
    name,
    mode,
    hot,
    configFiles: [configFile, import.meta.filename, path.join(import.meta.dirname, 'minify-styles.ts')],
    // In every compilation alike: class names are made from the text of the styles.
    transformers: [minifyStyles],
  });
  return {
    ...base,
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        { test: /\.(avif|webp|png|ico|woff2|css)$|\.svg$/, type: 'asset/resource' },
        { test: /\.txt$/, type: 'asset/source' },
      ],
    },
  };
}
