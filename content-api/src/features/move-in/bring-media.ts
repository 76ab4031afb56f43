import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Actor } from '../../core/audit/audit.ts';
import { urlOf } from '../../core/media/file-names.ts';
import { isFault } from '../../lib/fault.ts';
import { addFile } from '../media/add-file.ts';
import type { MediaContext } from '../media/media-services.ts';
import { storeFetched, storeLocal } from '../media/store-file.ts';
import { addImportFile, fileParts } from './import-files.ts';
import type { Scratch } from './scratch.ts';
import type { SourceFiles } from './source-files.ts';

interface Parts {
  context: MediaContext;
  actor: Actor;
  batch: string;
  /** Origin of the old site; empty: unknown. */
  site: string;
  /** Folders in which files are looked for before they are fetched. */
  folders: readonly string[];
  files: Pick<SourceFiles, 'at'>;
  scratch: Scratch;
}

/** Brings each file of a source once. */
export interface MediaBringer {
  /** Its address here; undefined and a reason where it cannot be had. */
  bring: (address: string, base: string) => Promise<{ url: string } | { reason: string }>;
  /** Files that came in by now. */
  count: () => number;
}

/** WordPress links smaller sizes of a picture, which only the old site has. */
export const sizeSuffix = /-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i;

export async function createMediaBringer(parts: Parts): Promise<MediaBringer> {
  const { context, actor, batch, site, folders, files, scratch } = parts;
  const { queries } = context.database;
  const done = scratch.map(z.string());
  const failed = scratch.map(z.string());
  await readDone();
  let count = 0;

  /** Failures of an earlier run are tried again. */
  async function readDone(): Promise<void> {
    await queries.deleteFrom('import_files').where('import', '=', batch).where('path', 'is', null).execute();
    for await (const part of fileParts(queries, batch))
      for (const { address, url } of part) if (url !== undefined) done.set(address, url);
  }

  async function store(address: string) {
    for (const folder of folders) {
      const file = await findIn(folder, address);
      if (file !== undefined) return storeLocal(context, file);
    }
    if (!/^https?:\/\//i.test(address)) throw new Error('it is not in the folder of media');
    return storeFetched(context, address);
  }

  async function bringOne(address: string, isListed = true): Promise<{ url: string } | { reason: string }> {
    const known = done.get(address);
    if (known !== undefined) return { url: known };
    const reason = failed.get(address);
    if (reason !== undefined) return { reason };
    try {
      const file = await store(address);
      const { row, isNew } = await addFile(context, file, actor, files.at(address));
      await addImportFile(queries, batch, { address, path: row.path, isNew, fault: '' });
      count += 1;
      done.set(address, urlOf(row.path));
      return { url: urlOf(row.path) };
    } catch (error) {
      const message = reasonOf(error);
      failed.set(address, message);
      if (isListed)
        await addImportFile(queries, batch, { address, path: null, isNew: false, fault: message });
      return { reason: message };
    }
  }

  return {
    async bring(address, base) {
      const start = site && URL.canParse(base, site) ? new URL(base, site).href : undefined;
      const whole = URL.canParse(address, start) ? new URL(address, start).href : address;
      const original = whole.replace(sizeSuffix, '');
      if (original !== whole && !done.has(whole)) {
        // A text names the smaller size: that one is listed.
        const brought = await bringOne(original, false);
        if ('url' in brought) return brought;
      }
      return bringOne(whole);
    },
    count: () => count,
  };
}

function reasonOf(error: unknown): string {
  if (isFault(error)) return Object.values(error.fields ?? {})[0] ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** The file in a folder that an address names: by its path, by what follows `uploads` or `media`, or by its name. */
async function findIn(folder: string, address: string): Promise<string | undefined> {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return undefined;
  const whole = decoded(
    (/^https?:\/\/[^/]+(\/[^?#]*)/i.exec(address)?.[1] ?? address).split(/[?#]/)[0] ?? '',
  );
  if (whole.includes('\0')) return undefined;
  const within = ['/uploads/', '/media/'].map((start) => whole.split(start).at(-1) ?? '');
  const names = [whole, ...within, path.posix.basename(whole)];
  for (const name of names) {
    const at = await realpath(path.resolve(root, `./${name}`)).catch(() => undefined);
    // A link may lead out of the folder.
    if (at?.startsWith(root + path.sep) === true && (await stat(at)).isFile()) return at;
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
