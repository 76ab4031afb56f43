import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '../../tools/webpack/compile.ts';
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

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
