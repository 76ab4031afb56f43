import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonOf } from './lib/json-of.ts';
import { releaseSchema } from './lib/schemas.ts';
import { readNote, untold } from './release-note.ts';
import type { Release } from './types.ts';

/** The manifest's name inside a release's folder. */
export const manifestName = 'release.json';

/** Reads a release's manifest and its note; null for a folder that is not a whole release of that name. */
export async function readRelease(folder: string, app: string): Promise<Release | null> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) return null;
  const release = parseRelease(text);
  if (release?.app !== app || release.id !== path.basename(folder)) return null;
  // Earlier versions wrote the note into the manifest.
  return release.sourceHash === untold.sourceHash ? { ...release, ...(await readNote(folder)) } : release;
}

/** Null for a text that is no manifest. */
export function parseRelease(text: string): Release | null {
  return releaseSchema.safeParse(jsonOf(text)).data ?? null;
}
