export { openShelf } from './open-shelf.ts';
export type { ShelfOptions } from './open-shelf.ts';
export { isShelfFault } from './lib/shelf-fault.ts';
export type { ShelfFault, ShelfFaultCode } from './lib/shelf-fault.ts';
export type { Pointer, PruneRule, PublishDetails, Release, Shelf } from './types.ts';
