import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration, MultiStats } from 'webpack';
import { assetList } from './asset-list.ts';
import { hostContract } from './contract.ts';
import { clientFolder, distFolder } from './paths.ts';
import { clientConfig } from './webpack.client.ts';
import { federationConfig } from './webpack.federation.ts';
import { serverConfig } from './webpack.server.ts';

await rm(distFolder, { recursive: true, force: true });
const stats = await compile([
  clientConfig('production'),
  federationConfig('production'),
  serverConfig('production'),
]);
await writeJson(path.join(clientFolder, 'assets.json'), assetList(stats));
await writeJson(path.join(distFolder, 'contract.json'), hostContract());

function compile(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, result) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError ?? new Error('webpack failed'));
        else if (!result || result.hasErrors()) {
          reject(
            new Error(result?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack gave no result'),
          );
        } else resolve(result);
      });
    });
  });
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
