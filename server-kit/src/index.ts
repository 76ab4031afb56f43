export { negotiateEncoding } from './negotiate-encoding.ts';
export type { ContentEncoding } from './negotiate-encoding.ts';
export { createWorkQueue, isQueueFull } from './work-queue.ts';
export type { QueueFullError, WorkQueue, WorkQueueOptions } from './work-queue.ts';
export { fetchWithDeadline } from './fetch-with-deadline.ts';
export { closeUnusedConnections } from './close-unused-connections.ts';
export { connectionLimits, connectionOptions } from './connection-options.ts';
export type { ConnectionLimits, ConnectionOptions } from './connection-options.ts';
export { clientErrorHandler } from './client-error-handler.ts';
export type { ConnectionRefusal, RefusalAnswer } from './client-error-handler.ts';
export { boundAddress, isTooLong, maxAddressBytes, guardRequests } from './guard-requests.ts';
export type { AddressTooLongError } from './guard-requests.ts';
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
