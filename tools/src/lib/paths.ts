import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** What may be deleted at any time: build notes, the studio of the browser tests, reports. */
export const cacheDir = path.join(root, '.cache');

/** A relative path that a user typed, seen from where the user typed it. */
export function fromWhereTyped(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}
