import path from 'node:path';

/** Folder of this package. */
export const packageRoot = path.resolve(import.meta.dirname, '..');

/** Output folder of a build. */
export const distFolder = path.join(packageRoot, 'dist');
