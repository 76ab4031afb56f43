import { openObjectStore } from 'server-kit/object-store';
import type { ObjectStore } from 'server-kit/object-store';
import { isRefusedAddress, publicAddressOf } from '../../../lib/public-lookup.ts';
import { startupFault } from '../../../lib/startup-fault.ts';
import type { OffSitePlace } from './stored-off-site.ts';

/** Opens the place of off-site backups and asks whether it can be used. @throws StoreFault, PRIVATE_PLACE */
export async function openOffSite({ place, isOutside }: OffSitePlace): Promise<ObjectStore> {
  if (isOutside === true && 'endpoint' in place && place.endpoint !== undefined)
    await refusePrivate(new URL(place.endpoint).hostname);
  const store = await openObjectStore(place);
  await store.check();
  return store;
}

async function refusePrivate(host: string): Promise<void> {
  try {
    await publicAddressOf(host);
  } catch (error) {
    if (!isRefusedAddress(error)) throw startupFault('NO_PLACE', `There is no server named ${host}.`);
    throw startupFault(
      'PRIVATE_PLACE',
      `${host} has a private address. Whoever runs the server can name it there, as BACKUP_STORE.`,
    );
  }
}
