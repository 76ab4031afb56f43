export { openShelf } from './open-shelf.ts';
export type { ShelfOptions } from './open-shelf.ts';
export { compatibilityFaults } from './compatibility.ts';
export { hostContractSchema, remoteContractSchema } from './contract.ts';
export type { HostContract, RemoteContract } from './contract.ts';
export { isShelfFault } from './lib/shelf-fault.ts';
export type { ShelfFault, ShelfFaultCode } from './lib/shelf-fault.ts';
export type { ManifestReference, PublicPointer } from './serve/public-pointer.ts';
export type { Pointer, PruneRule, PublishDetails, Release, Shelf } from './types.ts';
