/** Entry point `content-api/moving`: calls of one screen of the console, which the first one need not load. */
export { exportsCalls } from './calls/exports.ts';
export { importsCalls } from './calls/imports.ts';
export { importParts, isMenuType, itemTargets, menuTargets } from './imports.ts';
export type { ExportFormat } from './exports.ts';
export type { Import, ImportAddress, ImportFile, ImportMapping, ImportPart, ImportState } from './imports.ts';
