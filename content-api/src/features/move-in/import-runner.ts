import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { privateFileMode } from 'server-kit';
import { cleanLine } from '../../contract/clean-text.ts';
import type { Author } from '../../core/records/write.ts';
import { toIso } from '../../lib/clock.ts';
import { isStartupFault } from '../../lib/startup-fault.ts';
import { newId } from '../../lib/new-id.ts';
import { tooLarge } from '../media/faults.ts';
import type { MediaContext } from '../media/media-services.ts';
import { addBatch, changeBatch, listBegun, mappingFor, requireBatch } from './batches.ts';
import { openSource } from './open-source.ts';
import type { OpenSource } from './open-source.ts';
import { readPlan } from './plan.ts';
import { runImport } from './run-import.ts';

/** A file that was sent. */
interface StoredSource {
  id: string;
  file: string;
}

interface Sent {
  /** Address of the old site; empty: as the file says. */
  site: string;
  author: string;
}

/** Reads and runs batches that came by a call, one after the other. */
export interface ImportRunner {
  /** Stores a file. @throws Fault 413 */
  store: (chunks: AsyncIterable<Buffer>, name: string) => Promise<StoredSource>;
  /** Makes the batch of a stored file, and begins to read it. */
  begin: (stored: StoredSource, sent: Sent) => Promise<void>;
  run: (id: string, actor: Author) => Promise<void>;
  /** Goes on with what a process that ended has begun. */
  resume: () => Promise<void>;
  /** Removes the file of a batch. */
  forget: (id: string) => Promise<void>;
  /** Ends after what is at work. */
  close: () => Promise<void>;
}

const bytesMax = 2_147_483_648;

export function createImportRunner(context: MediaContext): ImportRunner {
  const { config, database, clock, log } = context;
  const { queries } = database;
  let working: Promise<void> = Promise.resolve();
  let isClosing = false;

  const folderOf = (id: string) => path.join(config.dataDir, 'imports', id);
  const now = () => toIso(clock.nowMs());

  /** The name decides where nothing in the file does. */
  const fileOf = (id: string, name: string) =>
    path.join(folderOf(id), `sent${path.extname(name).slice(0, 10)}`);

  function queue(id: string, work: () => Promise<void>): void {
    working = working.then(async () => {
      if (isClosing) return;
      try {
        await work();
      } catch (error) {
        log.warn({ err: error, import: id }, 'a batch could not be read or brought in');
        const message = isStartupFault(error)
          ? error.message
          : 'It could not be brought in. Please try again.';
        const { file, faults } = await requireBatch(queries, id);
        await changeBatch(queries, id, now(), {
          state: 'failed',
          faults: [{ item: file, message }, ...faults],
        });
      }
    });
    working.catch((error: unknown) => log.warn({ err: error, import: id }, 'a batch has to wait'));
  }

  async function withSource(id: string, work: (source: OpenSource) => Promise<void>): Promise<void> {
    const { file } = await requireBatch(queries, id);
    const unpacked = path.join(folderOf(id), 'unpacked');
    await rm(unpacked, { recursive: true, force: true });
    try {
      const source = await openSource(fileOf(id, file), unpacked);
      await work({ ...source, name: file });
    } finally {
      await rm(unpacked, { recursive: true, force: true });
    }
  }

  async function read(id: string): Promise<void> {
    await withSource(id, async (source) => {
      const { site } = await requireBatch(queries, id);
      const plan = await readPlan(source, site);
      const { counts } = await requireBatch(queries, id);
      const types = plan.types.map(({ type }) => type);
      await changeBatch(queries, id, now(), {
        state: plan.items.length === 0 ? 'failed' : 'ready',
        source: plan.source,
        site: plan.site,
        mapping: mappingFor(types, {}),
        counts: { ...counts, types: plan.types },
        faults: plan.faults,
        progress: { done: 0, total: plan.items.length },
      });
    });
  }

  async function bring(id: string, actor: Author): Promise<void> {
    await withSource(id, async (source) => {
      const { site } = await requireBatch(queries, id);
      const plan = await readPlan(source, site);
      const folders = source.folder === undefined ? [] : [source.folder];
      await runImport(context, { batch: id, plan, source, folders, actor });
    });
  }

  return {
    async store(chunks, name) {
      const id = newId();
      const file = cleanLine(name.split(/[/\\]/).at(-1) ?? '').slice(0, 200) || 'file';
      await mkdir(folderOf(id), { recursive: true });
      try {
        await pipeline(limited(chunks), createWriteStream(fileOf(id, file), { mode: privateFileMode }));
        return { id, file };
      } catch (error) {
        await rm(folderOf(id), { recursive: true, force: true });
        throw error;
      }
    },
    async begin({ id, file }, { site, author }) {
      await addBatch(queries, { id, source: '', file, site, author, state: 'reading', at: now() });
      queue(id, () => read(id));
    },
    async run(id, actor) {
      await changeBatch(queries, id, now(), { state: 'running' });
      queue(id, () => bring(id, actor));
    },
    async resume() {
      const begun = await listBegun(queries);
      for (const { id, state, author, file } of begun) {
        // A command has its file elsewhere, and may be at work.
        if (!existsSync(fileOf(id, file))) continue;
        const actor = { userId: author, ip: '', requestId: 'import' };
        if (state === 'reading') queue(id, () => read(id));
        if (state === 'running') queue(id, () => bring(id, actor));
      }
    },
    forget: (id) => rm(folderOf(id), { recursive: true, force: true }),
    async close() {
      isClosing = true;
      await working;
    },
  };
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw tooLarge('The file must be 2 GB or smaller');
    yield chunk;
  }
}
