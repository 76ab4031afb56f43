import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openShelf } from 'release-shelf';
import type { Release, Shelf } from 'release-shelf';
import { z } from 'zod';
import { root } from '../lib/paths.ts';
import { say } from '../lib/say.ts';
import { sourcesOf } from './app-sources.ts';
import type { App } from './app-sources.ts';
import { buildApp } from './build-app.ts';
import { checkBuild } from './check-build.ts';
import { currentCommit } from './commit.ts';
import { programShelf } from './program-shelf.ts';
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

/** Puts a build of the present sources on the shelf: the program's own, built now if need be. It is not live yet. */
export async function publishApp(app: App, shelf: Shelf): Promise<Release> {
  const own = programShelf(app);
  return shelf.takeOver(own, (await findCurrent(app, own)) ?? (await buildRelease(app, own)));
}

/** Builds an app, and keeps the build and the one before with the program. */
async function buildRelease(app: App, own: Shelf): Promise<Release> {
  const hash = await sourceHash(root, sourcesOf(app));
  const startedAt = Date.now();
  say(`Building ${app} …`);
  const build = await buildApp(app);
  try {
    await checkBuild(build.folder);
    const { version } = packageSchema.parse(await readJson(path.join(root, app, 'package.json')));
    const contract = contractSchema.parse(await readJson(path.join(build.folder, 'contract.json')));
    const commit = await currentCommit(sourcesOf(app));
    const release = await own.publish(build.folder, { version, commit, sourceHash: hash, contract });
    await own.setLive(release.id);
    await own.prune({ keep: 1, youngerThanDays: 0 });
    say(`Built ${app} in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
    return release;
  } finally {
    build.done();
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
