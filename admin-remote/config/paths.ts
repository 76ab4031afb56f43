import path from 'node:path';

/** Folder of this package. */
export const packageRoot = path.resolve(import.meta.dirname, '..');

/** Where a build ends up. */
export const distFolder = path.join(packageRoot, 'dist');
