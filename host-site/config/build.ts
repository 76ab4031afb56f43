import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import { compile } from '../../tools/webpack/compile.ts';
import { assetList } from './asset-list.ts';
import { hostContract } from './contract.ts';
import { clientFolder, distFolder } from './paths.ts';
import { adminConfig } from './webpack.admin.ts';
import { clientConfig } from './webpack.client.ts';
import { previewConfig } from './webpack.preview.ts';
import { serverConfig } from './webpack.server.ts';

await rm(distFolder, { recursive: true, force: true });
const stats = await compile([
  clientConfig('production'),
  adminConfig('production'),
  previewConfig('production'),
  serverConfig('production'),
]);
await writeJson(
  path.join(clientFolder, 'assets.json'),
  assetList({
    client: compilationOf('client'),
    admin: compilationOf('admin'),
    preview: compilationOf('preview'),
  }),
);
await writeJson(path.join(distFolder, 'contract.json'), hostContract());

function compilationOf(name: string): Compilation {
  const clientStats = stats.stats.find((one) => one.compilation.name === name);
  if (!clientStats) throw new Error(`There is no compilation named ${name}.`);
  return clientStats.compilation;
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
