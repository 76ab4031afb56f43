import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { hours } from '../../lib/durations.ts';
import { createPictureWorker } from '../media/picture-worker.ts';
import { prepare } from '../media/prepare.ts';
import type { FileFacts } from '../media/read-facts.ts';
import { hashOf, receive } from '../media/receive.ts';

/** A file as it may be stored, and what it was before. */
export interface ReadyFile {
  file: string;
  facts: FileFacts;
  sent: { sha256: string; bytes: number };
}

/** Files of an import, made ready before anything is touched. */
export interface ReadyFiles {
  /** Checks and cleans a copy as an upload; a clean one keeps its bytes. @throws Fault 413, 415, 422 */
  take: (source: string) => Promise<ReadyFile>;
  /** Removes the copies. */
  drop: () => Promise<void>;
}

const folderStart = '.import-';
/** Longer than an import takes. */
const abandonedAfterMs = hours(24);

/** The copies lie in the data folder, where there is room for them, outside of what is served. */
export function openReadyFiles({ dataDir, media }: Config): ReadyFiles {
  const reading = { limits: media, pictures: createPictureWorker() };
  let folder: string | undefined;
  let taken = 0;

  async function makeFolder(): Promise<string> {
    await mkdir(dataDir, { recursive: true });
    await sweep(dataDir);
    return mkdtemp(path.join(dataDir, folderStart));
  }

  return {
    async take(source) {
      folder ??= await makeFolder();
      const raw = path.join(folder, 'raw');
      const target = path.join(folder, String((taken += 1)));
      try {
        const type = await receive(createReadStream(source), raw, reading);
        const sent = await hashOf(raw);
        const prepared = await prepare(raw, type, { ...reading, target, staysAsItIs: true });
        return { file: target, sent, facts: { ...prepared, ...(await hashOf(target)), type } };
      } finally {
        await rm(raw, { force: true });
      }
    },
    async drop() {
      reading.pictures.close();
      if (folder !== undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Removes what an import that was killed has left. */
async function sweep(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const folder = path.join(dataDir, name);
    if (!name.startsWith(folderStart) || Date.now() - (await stat(folder)).mtimeMs < abandonedAfterMs)
      continue;
    await rm(folder, { recursive: true, force: true });
  }
}
