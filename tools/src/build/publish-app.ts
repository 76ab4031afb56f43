import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openShelf } from 'release-shelf';
import type { Release, Shelf } from 'release-shelf';
import { z } from 'zod';
import { root } from '../lib/paths.ts';
import { sourcesOf } from './app-sources.ts';
import type { App } from './app-sources.ts';
import { buildApp } from './build-app.ts';
import { checkBuild } from './check-build.ts';
import { currentCommit } from './commit.ts';
import { sourceHash } from './source-hash.ts';

const packageSchema = z.object({ version: z.string() });
const contractSchema = z.record(z.string(), z.unknown());

export function shelfOf(app: App, dataDir: string): Shelf {
  return openShelf({ root: path.join(dataDir, 'releases'), app });
}

/** The release on the shelf that was built from what is now in the work tree, if there is one. */
export async function findCurrent(app: App, shelf: Shelf): Promise<Release | null> {
  return shelf.findBySource(await sourceHash(root, sourcesOf(app)));
}

/** Builds an app and puts the build on the shelf. It is not live yet. */
export async function publishApp(app: App, shelf: Shelf): Promise<Release> {
  const hash = await sourceHash(root, sourcesOf(app));
  const build = await buildApp(app);
  try {
    await checkBuild(build.folder);
    const { version } = packageSchema.parse(await readJson(path.join(root, app, 'package.json')));
    const contract = contractSchema.parse(await readJson(path.join(build.folder, 'contract.json')));
    return await shelf.publish(build.folder, {
      version,
      commit: await currentCommit(),
      sourceHash: hash,
      contract,
    });
  } finally {
    build.done();
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
