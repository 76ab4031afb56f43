/** Entry point `content-api/moving`: calls of one screen of the console, which the first one need not load. */
export { importsCalls } from './calls/imports.ts';
export { importParts } from './imports.ts';
export type { Import, ImportAddress, ImportMapping, ImportPart, ImportState } from './imports.ts';
