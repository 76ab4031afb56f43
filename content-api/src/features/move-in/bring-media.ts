import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Actor } from '../../core/audit/audit.ts';
import { urlOf } from '../../core/media/file-names.ts';
import { toFlag } from '../../db/json.ts';
import { isFault } from '../../lib/fault.ts';
import { newId } from '../../lib/new-id.ts';
import { addFile } from '../media/add-file.ts';
import type { MediaContext } from '../media/media-services.ts';
import { storeFetched, storeLocal } from '../media/store-file.ts';
import type { SourceFile } from './item.ts';

interface Parts {
  context: MediaContext;
  actor: Actor;
  batch: string;
  /** Origin of the old site; empty: unknown. */
  site: string;
  /** Folders in which files are looked for before they are fetched. */
  folders: readonly string[];
  files: Iterable<SourceFile>;
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
  const { context, actor, batch, site, folders } = parts;
  const { queries } = context.database;
  const words = new Map(Array.from(parts.files, (file) => [file.address, file]));
  const done = await readDone();
  const failed = new Map<string, string>();
  let count = 0;

  /** Failures of an earlier run are tried again. */
  async function readDone(): Promise<Map<string, string>> {
    await queries.deleteFrom('import_files').where('import', '=', batch).where('path', 'is', null).execute();
    const rows = await queries
      .selectFrom('import_files')
      .innerJoin('media', 'media.path', 'import_files.path')
      .select(['import_files.address', 'media.path'])
      .where('import', '=', batch)
      .execute();
    return new Map(rows.map(({ address, path: at }) => [address, urlOf(at)]));
  }

  async function note(address: string, row: { path: string | null; isNew: boolean; fault: string }) {
    const { isNew, ...rest } = row;
    await queries
      .insertInto('import_files')
      .values({ id: newId(), import: batch, address, ...rest, is_new: toFlag(isNew) })
      .execute();
  }

  async function store(address: string) {
    for (const folder of folders) {
      const file = await findIn(folder, address);
      if (file !== undefined) return storeLocal(context, file);
    }
    if (!/^https?:\/\//i.test(address)) throw new Error('it is not in the folder of media');
    return storeFetched(context, address);
  }

  async function bringOne(address: string): Promise<{ url: string } | { reason: string }> {
    const known = done.get(address);
    if (known !== undefined) return { url: known };
    const reason = failed.get(address);
    if (reason !== undefined) return { reason };
    try {
      const file = await store(address);
      const { row, isNew } = await addFile(context, file, actor, words.get(address));
      await note(address, { path: row.path, isNew, fault: '' });
      count += 1;
      done.set(address, urlOf(row.path));
      return { url: urlOf(row.path) };
    } catch (error) {
      const message = reasonOf(error);
      failed.set(address, message);
      await note(address, { path: null, isNew: false, fault: message });
      return { reason: message };
    }
  }

  return {
    async bring(address, base) {
      const start = site && URL.canParse(base, site) ? new URL(base, site).href : undefined;
      const whole = URL.canParse(address, start) ? new URL(address, start).href : address;
      const original = whole.replace(sizeSuffix, '');
      if (original !== whole) {
        const brought = await bringOne(original);
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

/** The file in a folder that an address names: by its path, by what follows `uploads`, or by its name. */
async function findIn(folder: string, address: string): Promise<string | undefined> {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return undefined;
  const whole = decoded(
    (/^https?:\/\/[^/]+(\/[^?#]*)/i.exec(address)?.[1] ?? address).split(/[?#]/)[0] ?? '',
  );
  if (whole.includes('\0')) return undefined;
  const names = [whole, whole.split('/uploads/').at(-1) ?? '', path.posix.basename(whole)];
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
