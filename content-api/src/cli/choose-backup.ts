import { openObjectStore } from 'server-kit/object-store';
import { fields, readSettings, refuseKeyless, storeAccessFields, storePlace } from 'server-kit/settings';
import { z } from 'zod';
import { listBackups } from '../features/backups/off-site/manifest.ts';
import type { StoredBackup } from '../features/backups/off-site/manifest.ts';
import { readIdentities } from '../features/backups/off-site/read-identities.ts';
import { createStoredObjects } from '../features/backups/off-site/stored-objects.ts';
import type { StoredObjects } from '../features/backups/off-site/stored-objects.ts';
import { startupFault } from '../lib/startup-fault.ts';
import type { Terminal } from './support.ts';

interface Asked {
  /** As in the setting `BACKUP_STORE`. */
  from: string;
  /** File with the owner's private key. */
  key: string | undefined;
  /** Name of the backup; without it, the newest. */
  named: string | undefined;
}

interface Chosen {
  objects: StoredObjects;
  backup: StoredBackup;
  identities: string[];
}

/** The backup that a person asked for. Without a key it lists what there is, and says that one is needed. */
export async function chooseBackup(
  { from, key, named }: Asked,
  { env, say }: Pick<Terminal, 'env' | 'say'>,
): Promise<Chosen> {
  const objects = await openStore(from, env);
  const backups = await listBackups(objects);
  if (backups.length === 0) throw startupFault('NO_BACKUP', `There is no backup in ${objects.place}`);
  if (key === undefined) {
    for (const { id } of backups) say(id);
    throw startupFault(
      'NO_KEY',
      'These are the backups. To restore one, name the owner’s key file: --key FILE',
    );
  }
  const identities = readIdentities(key);
  const backup =
    named === undefined ? newestOf(backups, { objects, say }) : backups.find(({ id }) => id === named);
  if (backup === undefined)
    throw startupFault('NO_BACKUP', `There is no backup ${named ?? ''} in ${objects.place}`);
  return { objects, backup, identities };
}

function newestOf(
  backups: readonly StoredBackup[],
  { objects: { place }, say }: { objects: StoredObjects; say: Terminal['say'] },
): StoredBackup | undefined {
  const studios = new Set(backups.map(({ id }) => id.split('/')[0]));
  if (studios.size > 1) {
    for (const { id } of backups) say(id);
    throw startupFault(
      'SEVERAL_STUDIOS',
      `${place} holds backups of ${studios.size} studios: name one of these`,
    );
  }
  return backups[0];
}

async function openStore(from: string, env: Terminal['env']): Promise<StoredObjects> {
  const schema = z
    .object({ ...storeAccessFields, BACKUP_STORE: fields.objectStore })
    .superRefine(refuseKeyless);
  const read = readSettings(schema, { ...env, BACKUP_STORE: from });
  if (!read.ok)
    throw startupFault('BAD_SETTINGS', read.faults.join('\n').replaceAll('BACKUP_STORE', '--from'));
  return createStoredObjects(await openObjectStore(storePlace(read.values.BACKUP_STORE, read.values)));
}
