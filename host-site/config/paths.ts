import path from 'node:path';

/** Folders of this package, as absolute paths. */
export const packageRoot = path.resolve(import.meta.dirname, '..');
export const distFolder = path.join(packageRoot, 'dist');
export const clientFolder = path.join(distFolder, 'client');
export const serverFolder = path.join(distFolder, 'server');
