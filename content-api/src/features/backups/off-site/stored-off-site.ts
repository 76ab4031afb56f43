import { z } from 'zod';
import type { BackupConfig } from '../../../config/backup-config.ts';
import type { Config } from '../../../config/config.ts';
import { offSiteInputSchema } from '../../../contract/off-site.ts';
import type { OffSite } from '../../../contract/off-site.ts';
import type { Queries } from '../../../db/database.ts';
import { readMeta } from '../../../db/meta.ts';
import { seal, unseal } from '../../../lib/seal.ts';

const purpose = 'off-site backups';

/** Key of the place that was set in the console. */
export const offSiteKey = 'off_site';

const storedSchema = offSiteInputSchema
  .omit({ secretAccessKey: true, updatedAt: true })
  .extend({ sealedSecret: z.string(), updatedAt: z.string() });

/** The place as it is stored; its secret is sealed with the site's. */
export type StoredOffSite = z.infer<typeof storedSchema>;
/** The place in use. */
export type OffSitePlace = NonNullable<BackupConfig['offSite']> & {
  /** It may name no address of a network of our own. */
  isOutside?: boolean;
};

interface Parts {
  config: Pick<Config, 'backups'>;
  siteSecret: string;
}

export async function readStoredOffSite(db: Queries): Promise<StoredOffSite | undefined> {
  const stored = await readMeta(db, offSiteKey);
  return stored === undefined ? undefined : storedSchema.safeParse(JSON.parse(stored)).data;
}

export function sealSecret(siteSecret: string, secret: string): string {
  return seal(siteSecret, purpose, secret);
}

/** The place of the environment, else that of the console. Undefined: backups stay on this machine. */
export async function readOffSite(
  db: Queries,
  { config, siteSecret }: Parts,
): Promise<OffSitePlace | undefined> {
  if (config.backups.offSite !== undefined) return config.backups.offSite;
  const stored = await readStoredOffSite(db);
  const secretAccessKey = stored && unseal(siteSecret, purpose, stored.sealedSecret);
  if (stored === undefined || secretAccessKey === undefined) return undefined;
  const { bucket, folder, region, endpoint, accessKeyId, publicKey } = stored;
  return {
    place: {
      bucket,
      prefix: folder === '' ? '' : `${folder}/`,
      region,
      ...(endpoint !== '' && { endpoint }),
      accessKeyId,
      secretAccessKey,
    },
    publicKey,
    isOutside: true,
  };
}

/** The place in use as the console shows it. */
export async function showOffSite(db: Queries, { config, siteSecret }: Parts): Promise<OffSite> {
  if (config.backups.offSite !== undefined) return fromEnvironment(config.backups.offSite);
  const stored = await readStoredOffSite(db);
  if (stored === undefined) return none;
  const { sealedSecret, ...shown } = stored;
  return {
    ...shown,
    source: 'console',
    place: placeText(shown),
    hasSecret: true,
    isReadable: unseal(siteSecret, purpose, sealedSecret) !== undefined,
  };
}

const none: OffSite = {
  source: 'none',
  place: '',
  bucket: '',
  folder: '',
  region: 'us-east-1',
  endpoint: '',
  accessKeyId: '',
  hasSecret: false,
  isReadable: true,
  publicKey: '',
};

function fromEnvironment({ place, publicKey }: OffSitePlace): OffSite {
  const shown = { ...none, source: 'environment' as const, publicKey };
  if ('folder' in place) return { ...shown, place: place.folder };
  const { bucket, prefix, region, endpoint = '', accessKeyId } = place;
  const folder = prefix.replace(/\/$/, '');
  return {
    ...shown,
    bucket,
    folder,
    region,
    endpoint,
    accessKeyId,
    hasSecret: true,
    place: placeText({ bucket, folder, endpoint }),
  };
}

function placeText({ bucket, folder, endpoint }: Pick<OffSite, 'bucket' | 'folder' | 'endpoint'>): string {
  const at = endpoint === '' ? '' : ` at ${new URL(endpoint).host}`;
  return `s3://${bucket}/${folder}${at}`;
}
