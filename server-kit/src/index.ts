export { negotiateEncoding } from './negotiate-encoding.ts';
export type { ContentEncoding } from './negotiate-encoding.ts';
export { createWorkQueue, isQueueFull } from './work-queue.ts';
export type { QueueFullError, WorkQueue, WorkQueueOptions } from './work-queue.ts';
export { fetchWithDeadline } from './fetch-with-deadline.ts';
export { closeUnusedConnections } from './close-unused-connections.ts';
export { closeIncompleteRequests, hasUnreadBody } from './close-incomplete-requests.ts';
export {
  privateFileMode,
  privateFolderMode,
  publicFileMode,
  replaceDurably,
  syncToDisk,
  temporarySuffix,
  writeDurably,
} from './durable-file.ts';
export { readWithChecksum, writeWithChecksum } from './checksum-file.ts';
