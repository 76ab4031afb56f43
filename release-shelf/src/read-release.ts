import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema } from './lib/schemas.ts';
import type { Release } from './types.ts';

/** The manifest's name inside a release's folder. */
export const manifestName = 'release.json';

/** Reads a release's manifest; null for a folder that is not a whole release of that name. */
export async function readRelease(folder: string, app: string): Promise<Release | null> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) return null;
  const release = parseRelease(text);
  return release?.app === app && release.id === path.basename(folder) ? release : null;
}

/** Null for a text that is no manifest. */
export function parseRelease(text: string): Release | null {
  try {
    return releaseSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
