import { createFolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { StorePlace } from './store-place.ts';

/** The client of S3 is only loaded for a bucket. Nothing is called yet: `check` tests whether the store can be used. */
export async function openObjectStore(place: StorePlace): Promise<ObjectStore> {
  if ('folder' in place) return createFolderStore(place.folder);
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(place);
}
