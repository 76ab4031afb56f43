import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaLimits } from '../config.ts';
import { startupFault } from '../db/startup-fault.ts';
import { isFault } from '../lib/fault.ts';
import { badFile } from '../media/faults.ts';
import type { FileType } from '../media/file-types.ts';
import { createPictureWorker } from '../media/picture-worker.ts';
import { prepare } from '../media/prepare.ts';
import { readFacts } from '../media/read-facts.ts';
import type { FileFacts } from '../media/read-facts.ts';
import type { MediaEntry } from './media-entry.ts';
import { refuseLink } from './media-names.ts';

/** An entry with its file as it will be stored; without one only content that the library has already can be meant. */
export interface CheckedMedia {
  entry: MediaEntry;
  found?: { source: string; facts: FileFacts; /** The drawing without anything that runs. */ clean?: string };
}

interface Checking {
  limits: MediaLimits;
  pictures: ReturnType<typeof createPictureWorker>;
}

const faultsMax = 20;

/** Reads the files of all entries before anything is touched. @throws a fault that names each one that is refused */
export async function checkMedia(
  entries: readonly MediaEntry[],
  dir: string,
  limits: MediaLimits,
): Promise<CheckedMedia[]> {
  const checking = { limits, pictures: createPictureWorker() };
  const [checked, refused]: [CheckedMedia[], string[]] = [[], []];
  try {
    for (const [at, entry] of entries.entries()) {
      try {
        checked.push(await check(entry, dir, checking));
      } catch (error) {
        if (!isFault(error)) throw error;
        refused.push(`  - media.${at} (${entry.path}): ${error.message}`);
      }
    }
  } finally {
    checking.pictures.close();
  }
  if (refused.length === 0) return checked;
  const more = refused.length > faultsMax ? [`  … and ${refused.length - faultsMax} more`] : [];
  throw startupFault('BAD_MEDIA', ['Not imported:', ...refused.slice(0, faultsMax), ...more].join('\n'));
}

async function check(entry: MediaEntry, dir: string, checking: Checking): Promise<CheckedMedia> {
  const root = path.resolve(dir);
  const source = path.join(root, entry.path);
  if (!existsSync(source)) return { entry };
  refuseLink(source, root);
  if (!(await stat(source)).isFile()) throw badFile('The file is none');
  const facts = await readFacts(source, checking);
  if (facts.type.type !== entry.type) throw badFile(`The file is of the type ${facts.type.type}`);
  if (facts.bytes !== entry.bytes || facts.sha256 !== entry.sha256)
    throw badFile('The file is not the one that was exported');
  if (entry.type !== 'image/svg+xml') return { entry, found: { source, facts } };
  const clean = await cleanText(source, facts.type, checking);
  const sha256 = createHash('sha256').update(clean).digest('hex');
  return { entry, found: { source, clean, facts: { ...facts, sha256, bytes: Buffer.byteLength(clean) } } };
}

/** A drawing is cleaned again, because a content file may come from anywhere. */
async function cleanText(source: string, type: FileType, checking: Checking): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'drawing-'));
  try {
    const target = path.join(folder, 'clean.svg');
    await prepare(source, type, { ...checking, target });
    return await readFile(target, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
