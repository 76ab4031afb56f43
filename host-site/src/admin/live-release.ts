import { record, requiredText } from '../lib/decode.ts';
import { adminError } from './admin-error.ts';

/** One release of the console, as its origin's pointer names it. */
export interface ReleaseRef {
  release: string;
  /** Path of the release's list of files. */
  manifest: string;
  /** SHA-384 of that list. */
  integrity: string;
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
    const fields = record(await answer.json());
    return { current: readRef(fields), previous: fields.previous ? readRef(fields.previous) : null };
  } catch (error) {
    throw adminError('pointer-invalid', 'The dashboard’s server gave an answer that cannot be used.', error);
  }
}

/** Fetches a release's list of files, refusing one that is not the one the pointer meant. @throws AdminError */
export async function fetchManifest(
  remoteUrl: string,
  { manifest, integrity }: ReleaseRef,
  fetch: typeof globalThis.fetch,
): Promise<ReleaseManifest> {
  const answer = await fetch(new URL(manifest, remoteUrl), {
    credentials: 'omit',
    integrity,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw adminError('release-altered', 'The dashboard’s files are missing or have been altered.', error);
  });
  if (!answer.ok) throw adminError('release-altered', 'The dashboard’s files are missing.');
  try {
    const fields = record(await answer.json());
    return { files: record(fields.files) as Record<string, string>, contract: fields.contract };
  } catch (error) {
    throw adminError('release-altered', 'The dashboard’s list of files cannot be read.', error);
  }
}

function readRef(value: unknown): ReleaseRef {
  const fields = record(value);
  return {
    release: requiredText(fields.release),
    manifest: requiredText(fields.manifest),
    integrity: requiredText(fields.integrity),
  };
}
