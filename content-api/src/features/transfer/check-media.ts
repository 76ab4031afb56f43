import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { badFile } from '../media/faults.ts';
import type { FileFacts } from '../media/read-facts.ts';
import type { MediaEntry } from './media-entry.ts';
import { refuseLink } from './media-names.ts';
import type { ReadyFiles } from './ready-files.ts';
import { tryAll } from './refused-files.ts';

/** An entry with its file as it will be stored; without one only content that the library has already can be meant. */
export interface CheckedMedia {
  entry: MediaEntry;
  found?: { source: string; facts: FileFacts };
}

/** Reads the files of all entries before anything is touched. @throws a fault that names each one that is refused */
export function checkMedia(
  entries: readonly MediaEntry[],
  dir: string,
  ready: ReadyFiles,
): Promise<CheckedMedia[]> {
  return tryAll(
    entries,
    (entry, at) => `media.${at} (${entry.path})`,
    (entry) => check(entry, path.resolve(dir), ready),
  );
}

/** The file is cleaned again, because a content file may come from anywhere. */
async function check(entry: MediaEntry, root: string, ready: ReadyFiles): Promise<CheckedMedia> {
  const source = path.join(root, entry.path);
  if (!existsSync(source)) return { entry };
  refuseLink(source, root);
  if (!(await stat(source)).isFile()) throw badFile('The file is none');
  const { file, facts, sent } = await ready.take(source);
  if (facts.type.type !== entry.type) throw badFile(`The file is of the type ${facts.type.type}`);
  if (sent.bytes !== entry.bytes || sent.sha256 !== entry.sha256)
    throw badFile('The file is not the one that was exported');
  if (facts.sha256 !== sent.sha256) return { entry, found: { source: file, facts } };
  // A large library is not held twice.
  await rm(file);
  return { entry, found: { source, facts } };
}
