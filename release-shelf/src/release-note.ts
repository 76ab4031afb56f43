import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { publicFileMode, replaceDurably } from 'server-kit';
import { jsonOf } from './lib/json-of.ts';
import { noteSchema } from './lib/schemas.ts';
import type { Release } from './types.ts';

/**
 * Data about a release that is kept next to its folder, because it differs between machines that build the same: the folder
 * has the same bytes everywhere, so that any server can answer for another one.
 */
export type ReleaseNote = Pick<Release, 'commit' | 'createdAt' | 'sourceHash'>;

/** Placeholders in manifests: earlier versions reject a manifest without these three. */
export const untold: ReleaseNote = {
  commit: 'unversioned',
  createdAt: '1970-01-01T00:00:00.000Z',
  sourceHash: '',
};

/** @param folder of the release */
export async function writeNote(folder: string, note: ReleaseNote): Promise<void> {
  await replaceDurably(fileOf(folder), `${JSON.stringify(note)}\n`, { mode: publicFileMode });
}

/** The note of a release; of one that was copied without it, the time of the copy. */
export async function readNote(folder: string): Promise<ReleaseNote> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => '');
  const note = parseNote(text);
  if (note) return note;
  const { mtime } = await stat(folder);
  return { ...untold, createdAt: mtime.toISOString() };
}

/** Undefined for a text that is no note. */
export function parseNote(text: string): ReleaseNote | undefined {
  return noteSchema.safeParse(jsonOf(text)).data;
}

export async function removeNote(folder: string): Promise<void> {
  await rm(fileOf(folder), { force: true });
}

function fileOf(folder: string): string {
  return path.join(path.dirname(folder), '.notes', `${path.basename(folder)}.json`);
}
