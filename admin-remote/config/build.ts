import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { remoteContract } from './contract.ts';
import { distFolder } from './paths.ts';
import { remoteConfig } from './webpack.remote.ts';

await rm(distFolder, { recursive: true, force: true });
await compile(remoteConfig());
await writeFile(path.join(distFolder, 'contract.json'), `${JSON.stringify(remoteContract(), null, 2)}\n`);

function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError ?? new Error('webpack failed'));
        else if (!result || result.hasErrors()) {
          reject(
            new Error(result?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack gave no result'),
          );
        } else resolve();
      });
    });
  });
}
