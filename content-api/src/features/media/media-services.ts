import type { Logger } from 'pino';
import { createWorkQueue } from 'server-kit';
import type { WorkQueue } from 'server-kit';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Subscriber } from '../../core/records/content-revision.ts';
import { createImporter } from './importer.ts';
import type { Importer } from './importer.ts';
import type { MediaFolder } from './media-folder.ts';
import { createOutsideFetch } from './outside-fetch.ts';
import type { OutsideFetch } from './outside-fetch.ts';
import { createPictureWorker } from './picture-worker.ts';
import type { PictureWorker } from './picture-worker.ts';
import { createVariantMaker } from './variant-maker.ts';
import type { VariantMaker } from './variant-maker.ts';

interface Parts {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  folder: MediaFolder;
  outside?: OutsideFetch;
  subscribers: readonly Subscriber[];
}

/** Services of the media library. */
export interface MediaServices {
  folder: MediaFolder;
  /** One uploaded file at a time is decoded: a picture of the largest size takes 300 MB. */
  work: WorkQueue;
  pictures: PictureWorker;
  outside: OutsideFetch;
  variants: VariantMaker;
  importer: Importer;
  close: () => Promise<void>;
}

/** A context with it. */
export interface MediaContext extends Context {
  media: MediaServices;
}

export function createMediaServices({
  config,
  database,
  clock,
  log,
  folder,
  subscribers,
  outside = createOutsideFetch({ hosts: config.outsideHosts }),
}: Parts): MediaServices {
  const pictures = createPictureWorker();
  const variants = createVariantMaker({ database, folder, pictures, log, subscribers });
  const importer = createImporter({ config, database, folder, pictures, variants, clock, log, subscribers });
  return {
    importer,
    folder,
    work: createWorkQueue({ concurrency: 1, maxWaiting: 20, retryAfterSeconds: 5 }),
    pictures,
    outside,
    variants,
    async close() {
      await Promise.all([outside.close(), variants.close(), importer.close()]);
      pictures.close();
    },
  };
}
