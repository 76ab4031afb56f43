import path from 'node:path';
import type { Compilation, Compiler, Configuration } from 'webpack';
import webpack from 'webpack';
import { packageRoot } from './paths.ts';
import { sharedConfig } from './webpack.shared.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Admin console</title>
  </head>
  <body>
    <div id="root"></div>
    <script src="/assets/standalone.js"></script>
  </body>
</html>
`;

/** A page of the console's own, with its own React: for working on the console without the site. */
export function standaloneConfig(): Configuration {
  const base = sharedConfig('standalone', 'development');
  return {
    ...base,
    entry: { standalone: './src/standalone/index.tsx' },
    output: {
      ...base.output,
      path: path.join(packageRoot, 'dist-standalone'),
      publicPath: '/',
      uniqueName: 'admin_standalone',
    },
    plugins: [new StandalonePage()],
  };
}

class StandalonePage {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('StandalonePage', (compilation: Compilation) => {
      compilation.hooks.processAssets.tap('StandalonePage', () => {
        compilation.emitAsset('index.html', new webpack.sources.RawSource(page));
      });
    });
  }
}
