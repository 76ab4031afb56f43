export { copyStore } from './copy-store.ts';
export { listNames } from './list-names.ts';
export { openObjectCopies } from './object-copies.ts';
export type { ObjectCopies } from './object-copies.ts';
export { openObjectStore } from './open-object-store.ts';
export type { ListedObject, ObjectContent, ObjectStore } from './object-store.ts';
export { isStoreFault } from './store-fault.ts';
export type { StorePlace } from './store-place.ts';
