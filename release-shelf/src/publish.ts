import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { publicFileMode, syncToDisk, temporarySuffix, writeDurably } from 'server-kit';
import { encode, encodings, isEncodedForm, isWorthEncoding } from './lib/encodings.ts';
import { integrityOf } from './lib/integrity.ts';
import { listFiles } from './lib/list-files.ts';
import { isPlainPath } from './lib/schemas.ts';
import { shelfFault } from './lib/shelf-fault.ts';
import { manifestName, readRelease } from './read-release.ts';
import { untold, writeNote } from './release-note.ts';
import type { PublishDetails, Release } from './types.ts';

export const incomingPrefix = '.incoming-';
const abandonedAfterMs = 60 * 60 * 1000;
/** A static host may run under another account. */
const readable = { mode: publicFileMode };

export interface PublishOptions extends PublishDetails {
  app: string;
  shelfPath: string;
  buildDir: string;
  /** Whether the folder is a release of another shelf, with its manifest. */
  isRelease?: boolean;
}

/** Writes a build to a hidden folder, flushes it to the disk and only then gives it its name. */
export async function publish(options: PublishOptions): Promise<Release> {
  const { app, shelfPath, version, contract } = options;
  await mkdir(shelfPath, { recursive: true });
  await sweepAbandoned(shelfPath);
  const build = await readBuild(options);
  const id = releaseId(options, contentHash(build.originals));
  const folder = path.join(shelfPath, id);
  // A commit that changes nothing in the build is no new release.
  const existing = await readRelease(folder, app);
  if (existing) return existing;

  const incoming = path.join(shelfPath, `${incomingPrefix}${process.pid}-${randomUUID()}`);
  try {
    const files = [...build.originals].map(([file, content]) => [file, integrityOf(content)] as const);
    const manifest = {
      v: 1,
      app,
      id,
      version,
      ...untold,
      contract,
      files: Object.fromEntries(files),
    } as const;
    const note = {
      commit: options.commit || untold.commit,
      createdAt: new Date().toISOString(),
      sourceHash: options.sourceHash,
    };
    await writeFiles(incoming, build);
    await writeDurably(path.join(incoming, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, readable);
    await writeNote(folder, note);
    for (const directory of await foldersOf(incoming)) await syncToDisk(directory);
    await rename(incoming, folder);
    await syncToDisk(shelfPath);
    return { ...manifest, ...note };
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    // Another publisher finished the same release first, with the same content.
    const theirs = await readRelease(folder, app);
    if (theirs) return theirs;
    throw error;
  }
}

interface Build {
  originals: Map<string, Buffer>;
  /** Compressed forms that the build brought along, by their own path. */
  encoded: Map<string, Buffer>;
}

async function readBuild({ buildDir, isRelease }: PublishOptions): Promise<Build> {
  const isFolder = await stat(buildDir).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) throw shelfFault('SHELF_BAD_BUILD', `There is no build in ${buildDir}`);
  const listed = await listFiles(buildDir);
  const names = isRelease ? listed.filter((name) => name !== manifestName) : listed;
  const all = new Set(names);
  const build: Build = { originals: new Map(), encoded: new Map() };
  for (const name of names) {
    if (!isPlainPath(name) || name === manifestName) {
      throw shelfFault('SHELF_BAD_BUILD', `${name} is no name for a file of a release`);
    }
    const target = isEncodedForm(name, all) ? build.encoded : build.originals;
    target.set(name, await readFile(path.join(buildDir, name)));
  }
  if (build.originals.size === 0) throw shelfFault('SHELF_BAD_BUILD', `${buildDir} is empty`);
  return build;
}

async function writeFiles(folder: string, { originals, encoded }: Build): Promise<void> {
  for (const [name, content] of originals) {
    await writeDurably(path.join(folder, name), content, readable);
    if (!isWorthEncoding(name, content)) continue;
    for (const { name: encoding, suffix } of encodings) {
      const ready = encoded.get(name + suffix) ?? (await encode(content, encoding));
      await writeDurably(path.join(folder, name + suffix), ready, readable);
    }
  }
}

function contentHash(originals: Map<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, content] of originals) hash.update(`${name}\0${integrityOf(content)}\n`);
  return hash.digest('hex').slice(0, 10);
}

function releaseId({ version, commit }: PublishOptions, content: string): string {
  if (!/^\d+\.\d+\.\d+(?:-[0-9a-z.-]+)?$/.test(version)) {
    throw shelfFault('SHELF_BAD_BUILD', `"${version}" is not a version like 1.2.3`);
  }
  if (commit !== '' && commit !== untold.commit && !/^[0-9a-f]{7,64}(?:\+dirty)?$/.test(commit)) {
    throw shelfFault('SHELF_BAD_BUILD', `"${commit}" is not a commit`);
  }
  return `${version}-${content}`;
}

/** Leftovers of killed publishers: unfinished releases and temporary pointer files. */
async function sweepAbandoned(shelfPath: string): Promise<void> {
  for (const name of await readdir(shelfPath)) {
    if (!name.startsWith(incomingPrefix) && !name.endsWith(temporarySuffix)) continue;
    const folder = path.join(shelfPath, name);
    const changedAtMs = await stat(folder).then(
      (stats) => stats.mtimeMs,
      () => Infinity,
    );
    if (changedAtMs < Date.now() - abandonedAfterMs) await rm(folder, { recursive: true, force: true });
  }
}

export async function foldersOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return [...below.reverse(), folder];
}
