import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { createWorkQueue } from 'server-kit';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { writeJson } from '../../db/json.ts';
import { toIso } from '../../lib/clock.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/new-id.ts';
import { mostRecent } from '../../lib/most-recent.ts';
import { announceChange, queueForRevision } from '../../core/records/content-revision.ts';
import type { Subscriber } from '../../core/records/content-revision.ts';
import { hasEndingOf, originalsOf, stemOf, variantOf } from '../../core/media/file-names.ts';
import { demoAlt } from './demo-alt.ts';
import { wrongType } from './faults.ts';
import { fileColumns } from './file-columns.ts';
import type { MediaFolder } from './media-folder.ts';
import type { PictureWorker } from './picture-worker.ts';
import { readFacts } from './read-facts.ts';
import type { FileFacts } from './read-facts.ts';
import { formerOf } from './repository.ts';
import { usualVariants, wideVariantsFor } from './variant.ts';
import type { Variant } from './variant.ts';
import type { VariantMaker } from './variant-maker.ts';

/** Gives a row to files that came into the media folder without the library: by an import, the demo or by hand. */
export interface Importer {
  /** Looks for such files, unless it is at work. Never fails. */
  start: () => void;
  /** Ends after the file that is being read. */
  close: () => Promise<void>;
}

interface Parts {
  config: Config;
  database: Database;
  folder: MediaFolder;
  pictures: PictureWorker;
  variants: VariantMaker;
  clock: Clock;
  log: Logger;
  subscribers: readonly Subscriber[];
}

const filesMax = 20_000;

/** Skips files that have a row: a restart continues where the last one stopped, and several processes may run it. */
export function createImporter(parts: Parts): Importer {
  const { config, database, folder, pictures, variants, clock, log, subscribers } = parts;
  // A quarter of one processor, so that requests and uploads come first.
  const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1, retryAfterSeconds: 1, share: 0.25 });
  /** Files that are not taken, as they were when that was found out. */
  const refused = mostRecent<string>(filesMax);
  let working: Promise<void> | undefined;
  let isClosing = false;

  async function work(): Promise<void> {
    const files = await findUnregisteredFiles();
    let adopted = 0;
    for (const file of files) {
      if (isClosing) break;
      if (await queue.run(() => adopt(file))) adopted += 1;
    }
    if (adopted === 0) return;
    // Pages show what is known of a picture: its size, its alt text.
    await database.queries.transaction().execute(async (trx) => {
      await queueForRevision(trx);
      await announceChange(trx, subscribers, 'everything');
    });
    log.info({ files: adopted }, 'files of the media folder are in the library now');
    variants.start();
  }

  async function findUnregisteredFiles(): Promise<string[]> {
    const originals = originalsOf(await folder.listOthers(filesMax));
    if (originals.length === 0) return [];
    const rows = await database.queries.selectFrom('media').select(['path', 'former']).execute();
    // Also a file whose smaller sizes have the names of another's.
    const known = new Set(rows.flatMap((row) => [row.path, ...formerOf(row)]).map(stemOf));
    return originals.filter((file) => !known.has(stemOf(file)));
  }

  async function adopt(file: string): Promise<boolean> {
    const info = await stat(folder.pathOf(file)).catch(() => undefined);
    const state = `${info?.size} ${info?.mtimeMs}`;
    if (info === undefined || refused.get(file) === state || (await hasRow(file))) return false;
    const facts = await readFile(file).catch((error: unknown) => {
      refused.set(file, state);
      log.warn({ path: file, reason: String(error) }, 'a file of the media folder is not for the library');
      return undefined;
    });
    return facts !== undefined && insert(file, facts);
  }

  async function readFile(file: string): Promise<FileFacts> {
    const facts = await readFacts(folder.pathOf(file), { limits: config.media, pictures });
    if (hasEndingOf(file, facts.type)) return facts;
    throw wrongType(`The file is of the type ${facts.type.type}`);
  }

  async function hasRow(file: string): Promise<boolean> {
    const row = await database.queries
      .selectFrom('media')
      .select('id')
      .where('path', '=', file)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function insert(file: string, facts: FileFacts): Promise<boolean> {
    const at = toIso(clock.nowMs());
    const id = newId();
    const columns = fileColumns(file, facts);
    await folder.share(file);
    const made = new Set((await folder.variantsOf(file)).map(({ path: at }) => at));
    const isMade = (sizes: readonly Variant[]) =>
      sizes.every(({ width, format }) => made.has(variantOf(file, width, format)));
    const { numInsertedOrUpdatedRows } = await database.queries
      .insertInto('media')
      .values({
        id,
        ...columns,
        variants_left: isMade(usualVariants) ? 0 : columns.variants_left,
        wide_left: isMade(wideVariantsFor(facts.width)) ? 0 : columns.wide_left,
        name: path.basename(file),
        alt: await demoAlt(file, facts.sha256),
        caption: '',
        credit: '',
        former: writeJson([]),
        author: '',
        created_at: at,
        updated_at: at,
      })
      .onConflict((oc) => oc.column('path').doNothing())
      .executeTakeFirst();
    // Somebody may have deleted it since it was found.
    const isThere = (await stat(folder.pathOf(file)).catch(() => undefined)) !== undefined;
    if (!isThere) await database.queries.deleteFrom('media').where('id', '=', id).execute();
    return isThere && numInsertedOrUpdatedRows === 1n;
  }

  return {
    start() {
      if (isClosing) return;
      working ??= work()
        .catch((error: unknown) => log.warn({ err: error }, 'files of the media folder have to wait'))
        .finally(() => (working = undefined));
    },
    async close() {
      isClosing = true;
      await working;
    },
  };
}
