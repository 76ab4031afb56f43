import { readRecord, readRequiredText } from '../lib/decode.ts';
import { adminError } from './admin-error.ts';

/** One release of the console, as its origin's pointer names it. */
export interface ReleaseRef {
  release: string;
  /** Path of the release's list of files. */
  manifest: string;
  /** SHA-384 of that list; null for a release that was chosen by its id, which then pins the content itself. */
  integrity: string | null;
}

export interface LivePointer {
  current: ReleaseRef;
  previous: ReleaseRef | null;
}

/** A release's list of files with their hashes, and what it asks of a host. */
export interface ReleaseManifest {
  files: Record<string, string>;
  contract: unknown;
}

const timeoutMs = 10_000;

/** Reads which release is live. @throws AdminError */
export async function fetchPointer(remoteUrl: string, fetch: typeof globalThis.fetch): Promise<LivePointer> {
  const answer = await fetch(`${remoteUrl}/live.json`, {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw adminError('pointer-unreachable', 'The dashboard’s server cannot be reached.', error);
  });
  if (!answer.ok)
    throw adminError('pointer-unreachable', `The dashboard’s server answered ${answer.status}.`);
  try {
    const fields = readRecord(await answer.json());
    return { current: readRef(fields), previous: fields.previous ? readRef(fields.previous) : null };
  } catch (error) {
    throw adminError('pointer-invalid', 'The dashboard’s server gave an answer that cannot be used.', error);
  }
}

/** Fetches a release's list of files, refusing one that is not the one the pointer meant. @throws AdminError */
export async function fetchManifest(
  remoteUrl: string,
  { release, manifest, integrity }: ReleaseRef,
  fetch: typeof globalThis.fetch,
): Promise<ReleaseManifest> {
  const answer = await fetch(new URL(manifest, remoteUrl), {
    credentials: 'omit',
    ...(integrity !== null && { integrity }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw adminError('release-altered', 'The dashboard’s files are missing or have been altered.', error);
  });
  if (!answer.ok) throw adminError('release-altered', 'The dashboard’s files are missing.');
  try {
    const fields = readRecord(await answer.json());
    const files = Object.fromEntries(
      Object.entries(readRecord(fields.files)).map(([file, hash]) => [file, readRequiredText(hash)]),
    );
    if (integrity === null && !(await isContentOf(release, files)))
      throw new Error('Its content is not what its id says.');
    return { files, contract: fields.contract };
  } catch (error) {
    throw adminError('release-altered', 'The dashboard’s list of files cannot be read.', error);
  }
}

/** A published release by its id alone, for a preview; null for anything that is not an id. */
export function refOf(id: string): ReleaseRef | null {
  return idPattern.test(id) ? { release: id, manifest: pathOf(id), integrity: null } : null;
}

/** Whether a manifest's path is that release's on the console's origin, and no free address. */
export function isReleasePath(id: string, manifest: string): boolean {
  return idPattern.test(id) && manifest === pathOf(id);
}

const idPattern = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*$/;

function pathOf(id: string): string {
  return `/releases/${id}/release.json`;
}

/** An id ends with the beginning of a hash over all files and their hashes, as the shelf makes it. */
async function isContentOf(id: string, files: Record<string, string>): Promise<boolean> {
  const lines = Object.keys(files)
    .sort()
    .map((file) => `${file}\0${files[file]}\n`);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('')));
  const hex = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return id.endsWith(`-${hex.slice(0, 10)}`);
}

function readRef(value: unknown): ReleaseRef {
  const fields = readRecord(value);
  const ref = {
    release: readRequiredText(fields.release),
    manifest: readRequiredText(fields.manifest),
    integrity: readRequiredText(fields.integrity),
  };
  if (!isReleasePath(ref.release, ref.manifest)) throw new Error('The pointer names no release.');
  return ref;
}
