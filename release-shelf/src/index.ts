export { openShelf } from './open-shelf.ts';
export { openSharedShelf } from './shared/open-shared-shelf.ts';
export { followStore } from './shared/follow-store.ts';
export { compatibilityFaults } from './compatibility.ts';
export { hostContractSchema, remoteContractSchema } from './contract.ts';
export type { HostContract, RemoteContract } from './contract.ts';
export { integrityOf } from './lib/integrity.ts';
export { isAsPublished } from './lib/is-as-published.ts';
export type { Pointer, Release, Shelf } from './types.ts';
