import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '../../tools/webpack/compile.ts';
import { remoteContract } from './contract.ts';
import { distFolder } from './paths.ts';
import { remoteConfig } from './webpack.remote.ts';

await rm(distFolder, { recursive: true, force: true });
await compile([remoteConfig()]);
await writeFile(path.join(distFolder, 'contract.json'), `${JSON.stringify(remoteContract(), null, 2)}\n`);
