import { existsSync } from 'node:fs';
import path from 'node:path';
import { openShelf } from 'release-shelf';
import type { Shelf } from 'release-shelf';
import { root } from '../lib/paths.ts';
import type { App } from './app-sources.ts';

/**
 * The builds that are kept with the program, apart from any data folder: a start with an empty data folder takes its
 * releases from here. Its live release is the newest build.
 *
 * @param program folder of the program; this one by default
 */
export function programShelf(app: App, program: string = root): Shelf {
  return openShelf({ root: path.join(program, 'dist'), app });
}

/** Whether the program can be built, or was packed without its sources (see `pack`). */
export function hasSources(app: App): boolean {
  return existsSync(path.join(root, app, 'config/build.ts'));
}
