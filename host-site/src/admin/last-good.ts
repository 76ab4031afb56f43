import { readRecord } from '../lib/decode.ts';
import { isReleasePath } from './live-release.ts';
import type { ReleaseRef } from './live-release.ts';

const key = 'admin_release';

/** The release that this browser ran well last, or null. Storage that is denied or altered counts as empty. */
export function readLastGood(): ReleaseRef | null {
  try {
    const { release, manifest, integrity } = readRecord(JSON.parse(localStorage.getItem(key) ?? 'null'));
    if (typeof release !== 'string' || typeof manifest !== 'string' || typeof integrity !== 'string')
      return null;
    return isReleasePath(release, manifest) && integrity.startsWith('sha384-')
      ? { release, manifest, integrity }
      : null;
  } catch {
    return null;
  }
}

export function writeLastGood({ release, manifest, integrity }: ReleaseRef): void {
  if (integrity === null) return;
  try {
    localStorage.setItem(key, JSON.stringify({ release, manifest, integrity }));
  } catch {
    // A browser that keeps nothing falls back to the previous release instead.
  }
}
