import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { apps } from '../build/app-sources.ts';
import { programShelf } from '../build/program-shelf.ts';
import { publishApp } from '../build/publish-app.ts';
import { root } from '../lib/paths.ts';
import { productionPackages } from './production-packages.ts';
import { isNeededOfPackage, isProgramFile, programPackages, programPlaces } from './program-files.ts';

/** The pinned Node, where `run.mjs` looks for it. */
const pinnedNode = 'node_modules/node/bin/node';

/**
 * Writes the program into a folder with all that it needs to run and nothing else: servers and commands, production
 * packages, Node, and the builds. Nothing of it has to be written to while it runs.
 *
 * @param target a folder that is empty or not there yet
 * @throws an `Error` in one line
 */
export async function packProgram(target: string): Promise<void> {
  if ((await readdir(target).catch(() => [])).length > 0) throw new Error(`${target} is not empty.`);
  await mkdir(target, { recursive: true });
  for (const app of apps) {
    const shelf = programShelf(app, target);
    await shelf.setLive((await publishApp(app, shelf)).id);
  }
  for (const place of programPlaces) {
    await copy(place, target, (file) => isProgramFile(path.relative(root, file)));
  }
  for (const folder of await productionPackages(programPackages)) {
    await copy(folder, target, (file) =>
      isNeededOfPackage(folder, path.relative(path.join(root, folder), file)),
    );
  }
  for (const name of programPackages) {
    await symlink(path.join('..', name), path.join(target, 'node_modules', name));
  }
  await copy(pinnedNode, target);
}

async function copy(
  place: string,
  target: string,
  filter: (source: string) => boolean = () => true,
): Promise<void> {
  await cp(path.join(root, place), path.join(target, place), { recursive: true, filter });
}
