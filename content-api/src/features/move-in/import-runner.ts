import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { privateFileMode } from 'server-kit';
import { importBytesMax } from '../../contract/imports.ts';
import type { ImportState } from '../../contract/imports.ts';
import { cleanLine } from '../../contract/clean-text.ts';
import type { Author } from '../../core/records/write.ts';
import { toIso } from '../../lib/clock.ts';
import { collectEarlier } from '../../lib/collect-earlier.ts';
import { days, hours, seconds } from '../../lib/durations.ts';
import { isStartupFault } from '../../lib/startup-fault.ts';
import { newId } from '../../lib/new-id.ts';
import { tooLarge } from '../media/faults.ts';
import { addBatch, changeBatch, dropUnsent, listBegun, moveBatch, requireBatch } from './batches.ts';
import type { BatchChanges, ImportTask } from './batches.ts';
import { createParts } from './file-parts.ts';
import type { MoveInContext } from './move-in-context.ts';
import { publishBatch } from './publish-batch.ts';
import { undoBatch } from './undo-batch.ts';

type FinishingTask = Exclude<ImportTask, ''>;

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

interface Arrived {
  received: number;
  isWhole: boolean;
}

/** Reads and runs batches that came by a call, one after the other. */
export interface ImportRunner {
  /** Stores a file. @throws Fault 413 */
  store: (chunks: AsyncIterable<Buffer>, name: string) => Promise<StoredSource>;
  /** Makes the batch of a file that comes in parts. */
  reserve: (file: string, bytes: number, sent: Sent) => Promise<string>;
  /** Adds a part to its file; returns how much of it is there. @throws Fault 409 for a part that does not follow */
  append: (id: string, from: number, chunks: AsyncIterable<Buffer>) => Promise<Arrived>;
  /** Makes the batch of a stored file, and begins to read it. */
  begin: (stored: StoredSource, sent: Sent) => Promise<void>;
  /** Reads it, and what is changed in it counts. @throws Fault 409 in another state */
  reread: (id: string, from: readonly ImportState[], changes?: BatchChanges) => Promise<void>;
  /** Brings a batch in that has begun to run. */
  run: (id: string, actor: Author) => void;
  /** Publishes or undoes it: to its end, or until whoever asked has waited for long enough. */
  finish: (id: string, task: FinishingTask, actor: Author) => Promise<void>;
  /** Goes on with what a process that ended has begun. */
  resume: () => Promise<void>;
  /** Ends after what is at work. */
  close: () => Promise<void>;
}

/** Beginning of the names of folders in which the command unpacks. */
export const workFolderStart = '.move-in-';
const leftoverMs = hours(24);
/** Servers before this one give a call up later. */
const answerMs = seconds(10);
/** An upload that nobody goes on with for so long is given up. */
const unsentMs = days(7);

export function createImportRunner(context: MoveInContext): ImportRunner {
  const { config, database, clock, log } = context;
  const { queries } = database;
  let working: Promise<void> = Promise.resolve();
  let isClosing = false;
  /** Times that a batch was to be read: only the last one counts. */
  const readings = new Map<string, number>();
  /** Runs that wait or are at work. */
  const runs = new Map<string, number>();
  const parts = createParts(context, fileOf);

  const folderOf = (id: string) => path.join(config.dataDir, 'imports', id);
  const now = () => toIso(clock.nowMs());

  /** The name decides where nothing in the file does. */
  function fileOf(id: string, name: string): string {
    return path.join(folderOf(id), `sent${path.extname(name).slice(0, 10)}`);
  }

  function queue(id: string, work: () => Promise<void>): Promise<void> {
    working = working.then(async () => {
      if (isClosing) return;
      try {
        await collectEarlier(work);
      } catch (error) {
        log.warn({ err: error, import: id }, 'a batch could not be read or brought in');
        const message = isStartupFault(error)
          ? error.message
          : 'It could not be brought in. Please try again.';
        const { file, faults } = await requireBatch(queries, id);
        await changeBatch(queries, id, now(), {
          state: 'failed',
          task: '',
          faults: [{ item: file, message }, ...faults],
        });
      }
    });
    working = working.catch((error: unknown) => log.warn({ err: error, import: id }, 'a batch has to wait'));
    return working;
  }

  const forget = (id: string) => rm(folderOf(id), { recursive: true, force: true });

  function queueReading(id: string): void {
    const reading = (readings.get(id) ?? 0) + 1;
    readings.set(id, reading);
    void queue(id, async () => {
      const isWanted = () => readings.get(id) === reading;
      if (isWanted()) await (await workOn(id)).read(isWanted);
    });
  }

  /** Several files that are replaced one after the other are put into their places by one run. */
  function queueRun(id: string, actor: Author): void {
    const run = (runs.get(id) ?? 0) + 1;
    runs.set(id, run);
    void queue(id, async () => {
      if (runs.get(id) === run) await (await workOn(id)).bring(actor);
    });
  }

  function queueFinish(id: string, task: FinishingTask, actor: Author): Promise<void> {
    const onProgress = (done: number, total: number) =>
      changeBatch(queries, id, now(), { progress: { done, total } });
    return queue(id, async () => {
      try {
        if (task === 'publish') await publishBatch(context, id, actor, onProgress);
        else {
          await undoBatch(context, id, actor, onProgress);
          await forget(id);
        }
      } catch (error) {
        log.warn({ err: error, import: id }, 'a batch could not be published or undone');
        const { file, faults } = await requireBatch(queries, id);
        const fault = { item: file, message: 'It was not done to its end. Please try again.' };
        await changeBatch(queries, id, now(), { state: 'drafts', task: '', faults: [fault, ...faults] });
      }
    });
  }

  // A start does without the readers of other systems' files.
  const workOn = async (id: string) => {
    const { workOnBatch } = await import('./work-on-batch.ts');
    const { file } = await requireBatch(queries, id);
    return workOnBatch(context, {
      id,
      file: fileOf(id, file),
      unpacked: path.join(folderOf(id), 'unpacked'),
    });
  };

  return {
    async store(chunks, name) {
      const id = newId();
      const file = fileNameOf(name);
      await mkdir(folderOf(id), { recursive: true });
      try {
        await pipeline(limited(chunks), createWriteStream(fileOf(id, file), { mode: privateFileMode }));
        return { id, file };
      } catch (error) {
        await rm(folderOf(id), { recursive: true, force: true });
        throw error;
      }
    },
    async reserve(name, bytes, { site, author }) {
      const id = newId();
      const file = fileNameOf(name);
      await mkdir(folderOf(id), { recursive: true });
      await addBatch(queries, { id, source: '', file, site, author, state: 'sending', at: now() });
      await changeBatch(queries, id, now(), { progress: { done: 0, total: bytes } });
      return id;
    },
    append: parts.append,
    async begin({ id, file }, { site, author }) {
      await addBatch(queries, { id, source: '', file, site, author, state: 'reading', at: now() });
      queueReading(id);
    },
    async reread(id, from, changes) {
      const begun = { ...changes, state: 'reading', progress: { done: 0, total: 0 } } as const;
      await moveBatch(queries, id, { from, changes: begun, at: now() });
      queueReading(id);
    },
    run: queueRun,
    finish: (id, task, actor) =>
      Promise.race([queueFinish(id, task, actor), sleep(answerMs, undefined, { ref: false })]),
    async resume() {
      await sweepLeftovers(config.dataDir, clock.nowMs());
      for (const id of await dropUnsent(queries, toIso(clock.nowMs() - unsentMs))) await forget(id);
      const begun = await listBegun(queries);
      for (const { id, state, task, author, file } of begun) {
        const actor = { userId: author, ip: '', requestId: 'import' };
        if (state === 'running' && (task === 'publish' || task === 'undo')) {
          void queueFinish(id, task, actor);
          continue;
        }
        // A command has its file elsewhere, and may be at work.
        if (!existsSync(fileOf(id, file))) continue;
        if (state === 'reading') queueReading(id);
        if (state === 'running') queueRun(id, actor);
      }
    },
    async close() {
      isClosing = true;
      await working;
    },
  };
}

function fileNameOf(name: string): string {
  return cleanLine(name.split(/[/\\]/).at(-1) ?? '').slice(0, 200) || 'file';
}

/** Folders of commands that were killed while they unpacked. */
async function sweepLeftovers(dataDir: string, nowMs: number): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(workFolderStart))) {
    const at = path.join(dataDir, name);
    const changedMs = (await stat(at).catch(() => undefined))?.mtimeMs ?? nowMs;
    if (nowMs - changedMs > leftoverMs) await rm(at, { recursive: true, force: true });
  }
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > importBytesMax) throw tooLarge('The file must be 2 GB or smaller');
    yield chunk;
  }
}
