import path from 'node:path';

/** The repository's root folder. */
export const root = path.join(import.meta.dirname, '../../..');

/** Everything that these suites write. */
export const workFolder = path.join(root, '.cache/e2e/containers');
