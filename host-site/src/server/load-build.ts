import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AssetList, RenderBundle } from '../render/types.ts';

/** A build that pages are made with. */
export interface LoadedRelease {
  id: string;
  bundle: RenderBundle;
  assets: AssetList;
}

const require = createRequire(import.meta.url);

/** Path of the list of scripts in the folder of a build. */
export const assetsFile = path.join('client', 'assets.json');

/**
 * Loads the renderer of a build and the names of its scripts.
 *
 * @throws Error when they cannot be read, or were made for another version of this server
 */
export function loadBuild(id: string, folder: string): LoadedRelease {
  const assets: unknown = JSON.parse(readFileSync(path.join(folder, assetsFile), 'utf8'));
  if (!isVersionOne<AssetList>(assets)) throw otherVersion(id);
  const bundle: unknown = require(path.join(folder, 'server', assets.renderer ?? 'render.cjs'));
  if (!isVersionOne<RenderBundle>(bundle)) throw otherVersion(id);
  return { id, bundle, assets };
}

function otherVersion(id: string): Error {
  return new Error(`Release ${id} was made for another version of this server.`);
}

function isVersionOne<T extends { v: 1 }>(value: unknown): value is T {
  return typeof value === 'object' && value !== null && 'v' in value && value.v === 1;
}
