import { openObjectStore } from 'server-kit/object-store';
import type { StorePlace } from 'server-kit/object-store';
import { openShelf } from '../open-shelf.ts';
import type { ShelfOptions } from '../open-shelf.ts';
import { shareShelf } from './share-shelf.ts';
import type { SharedShelf } from './share-shelf.ts';

/** The shelf of one app, shared through a store. Nothing is called yet. */
export async function openSharedShelf(options: ShelfOptions, place: StorePlace): Promise<SharedShelf> {
  return shareShelf(openShelf(options), await openObjectStore(place), options.app);
}
