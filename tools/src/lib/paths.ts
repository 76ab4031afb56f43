import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Files that may be deleted at any time: build notes, the studio of the browser tests, reports. */
export const cacheDir = path.join(root, '.cache');
