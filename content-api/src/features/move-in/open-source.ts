import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { openPromise } from 'yauzl';
import { startupFault } from '../../lib/startup-fault.ts';
import { ownExportStart } from './readers/own-export.ts';
import { openScratch } from './scratch.ts';
import type { Scratch } from './scratch.ts';

/** A source on the disk, unpacked. */
export interface OpenSource extends FoundSource {
  scratch: Scratch;
}

interface FoundSource {
  kind: 'wordpress' | 'feed' | 'ghost' | 'own' | 'csv' | 'html' | 'markdown';
  /** Its one file; of Markdown and web pages the folder. */
  at: string;
  /** Name that it was given under. */
  name: string;
  /** Files of a folder or archive lie below it. */
  folder?: string;
}

const gigabyte = 1_073_741_824;
const unpackedMax = 4 * gigabyte;
const filesMax = 100_000;
/** XML and text shrink to a tenth; what shrinks to a thousandth was made to fill the disk. */
const ratioMax = 300;
const smallBytes = 50_000_000;

/**
 * Finds out what a file or folder is; archives are unpacked into `workDir`, and beside it lies what does not fit into the
 * memory. Whoever opens it closes its scratch and removes both.
 *
 * @param name that people know it by
 * @throws a fault for an archive that reaches outside, is too large unpacked, or holds nothing that is read
 */
export async function openSource(
  file: string,
  workDir: string,
  name = path.basename(file),
): Promise<OpenSource> {
  return { ...(await findSource(file, workDir, name)), scratch: openScratch(`${workDir}.scratch`) };
}

async function findSource(file: string, workDir: string, name: string): Promise<FoundSource> {
  const facts = await stat(file).catch(() => undefined);
  if (facts === undefined) throw startupFault('NO_SOURCE', `There is no file ${file}`);
  if (facts.isDirectory()) return inFolder(file, name);
  if (facts.size === 0) throw startupFault('BAD_SOURCE', `${name} is empty`);
  const head = await readHead(file);
  if (head.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) {
    const target = path.join(workDir, name.replace(/\.gz$/i, '') || 'unpacked');
    await mkdir(workDir, { recursive: true });
    await unpackGzip(file, target, { name, packed: facts.size });
    return openFile(target, name);
  }
  if (head.subarray(0, 2).toString('latin1') === 'PK') {
    await mkdir(workDir, { recursive: true });
    await unpackZip(file, workDir, { name, packed: facts.size });
    return inFolder(workDir, name);
  }
  return openFile(file, name);
}

async function openFile(at: string, name: string): Promise<FoundSource> {
  const bytes = await readHead(at);
  if (/^(?:\xff\xfe|\xfe\xff)/.test(bytes.subarray(0, 2).toString('latin1')))
    throw startupFault('BAD_SOURCE', `${name} is in UTF-16: save it as UTF-8, and send it again`);
  const head = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (/^<(?:!DOCTYPE\s+)?html[\s>]/i.test(head))
    throw startupFault('BAD_SOURCE', `${name} is a web page: send the export of the old site instead`);
  if (ownExportStart.test(head))
    return { kind: 'own', at, name, folder: at.replace(/(?:\.json)?$/i, '-media') };
  if (head.startsWith('{')) return { kind: 'ghost', at, name };
  if (/^<\?xml|^<rss|^<feed|^<rdf|^<!--|^<!DOCTYPE/i.test(head))
    return { kind: /xmlns:wp=|wordpress\.org\/export/.test(head) ? 'wordpress' : 'feed', at, name };
  if (/\.(?:md|mdx|markdown)$/i.test(at)) return { kind: 'markdown', at, name };
  if (/\.(?:csv|tsv)$/i.test(at)) return { kind: 'csv', at, name };
  throw startupFault(
    'BAD_SOURCE',
    `${name} is none of: WordPress or Squarespace (XML), Ghost (JSON), an export of this product (JSON), RSS or Atom, CSV, Markdown`,
  );
}

/** An archive holds one export with its media, or a folder of Markdown or web pages. */
async function inFolder(folder: string, name: string): Promise<FoundSource> {
  const files = await filesBelow(folder);
  const one = (ending: RegExp) => files.filter((file) => ending.test(file));
  if (one(/\.(?:md|mdx|markdown)$/i).length > 0) return { kind: 'markdown', at: folder, name, folder };
  // A static copy has feeds too.
  if (one(/^(?:[^/]+\/)?index\.html?$/i).length > 0) return { kind: 'html', at: folder, name, folder };
  const [found] = [...one(/\.xml$/i), ...one(/\.json$/i), ...one(/\.csv$/i)];
  if (found === undefined) throw startupFault('BAD_SOURCE', `${name} holds nothing that is read`);
  return { folder, ...(await openFile(path.join(folder, found), name)) };
}

/** Paths below a folder, in order. Links are left out: they may lead anywhere. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)(?:\.|__MACOSX|node_modules\/)/.test(file))
    .sort();
}

interface Packed {
  name: string;
  /** In bytes. */
  packed: number;
}

async function unpackZip(file: string, target: string, { name, packed }: Packed): Promise<void> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (error: unknown) => {
      throw unsound(name, error);
    },
  );
  try {
    let left = Math.min(unpackedMax, packed * ratioMax + smallBytes);
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      count += 1;
      left -= entry.uncompressedSize;
      if (count > filesMax || left < 0) throw tooLarge(name);
      // The upper half has the mode of Unix: a link could lead anywhere.
      const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000;
      if (isLink) throw startupFault('BAD_SOURCE', `${entry.fileName} in the archive is a link`);
      if (entry.fileName.endsWith('/') || !isPlain(entry.fileName)) continue;
      const at = path.join(target, entry.fileName);
      await mkdir(path.dirname(at), { recursive: true });
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(at, { flags: 'wx' }));
    }
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error instanceof Error && 'code' in error && error.code === 'BAD_SOURCE'
      ? error
      : unsound(name, error);
  } finally {
    zip.close();
  }
}

function isPlain(name: string): boolean {
  return !name.includes('\0') && Buffer.byteLength(name) < 1_000;
}

async function unpackGzip(file: string, target: string, { name, packed }: Packed): Promise<void> {
  let left = Math.min(unpackedMax, packed * ratioMax + smallBytes);
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(tooLarge(name));
      else done(null, chunk);
    },
  });
  try {
    await pipeline(createReadStream(file), createGunzip(), counted, createWriteStream(target));
  } catch (error) {
    await rm(target, { force: true });
    throw error instanceof Error && 'code' in error && error.code === 'BAD_SOURCE'
      ? error
      : unsound(name, error);
  }
}

function tooLarge(name: string) {
  return startupFault('BAD_SOURCE', `${name} unpacks to far more than it should`);
}

function unsound(name: string, error: unknown) {
  const reason = error instanceof Error ? error.message : String(error);
  return startupFault('BAD_SOURCE', `${name} is no sound archive: ${reason}`);
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** A file that is read as a whole. @throws a fault when it is larger than fits */
export async function readWhole(file: string, bytesMax: number): Promise<string> {
  const { size } = await stat(file);
  if (size > bytesMax)
    throw startupFault('BAD_SOURCE', `${path.basename(file)} is larger than ${bytesMax / 1_000_000} MB`);
  return readFile(file, 'utf8');
}
