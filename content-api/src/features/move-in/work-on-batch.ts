import { rm } from 'node:fs/promises';
import type { Author } from '../../core/records/write.ts';
import { toIso } from '../../lib/clock.ts';
import { changeBatch, requireBatch } from './batches.ts';
import { openSource } from './open-source.ts';
import type { MoveInContext } from './move-in-context.ts';
import type { OpenSource } from './open-source.ts';
import { readPlan } from './plan.ts';
import { rehearse } from './rehearse.ts';
import { runImport } from './run-import.ts';

interface StoredBatch {
  id: string;
  /** Where the file that was sent lies. */
  file: string;
  /** Folder into which it is unpacked while one works on it. */
  unpacked: string;
}

/** What is done with the file of a batch: both read it from its beginning. */
export function workOnBatch(context: MoveInContext, { id, file, unpacked }: StoredBatch) {
  const { queries } = context.database;
  const now = () => toIso(context.clock.nowMs());

  async function withSource(work: (source: OpenSource) => Promise<void>): Promise<void> {
    const { file: name } = await requireBatch(queries, id);
    const drop = async () => {
      for (const at of [unpacked, `${unpacked}.scratch`]) await rm(at, { recursive: true, force: true });
    };
    await drop();
    let source: OpenSource | undefined;
    try {
      source = await openSource(file, unpacked, name);
      await work(source);
    } finally {
      source?.scratch.close();
      await drop();
    }
  }

  return {
    /** Reads and tries out; nothing is written but the report, and that only while it is wanted. */
    read: (isWanted: () => boolean) =>
      withSource(async (source) => {
        const { site, mapping, columns, author } = await requireBatch(queries, id);
        const plan = await readPlan(source, site, columns.chosen);
        const total = plan.count;
        const seen = { source: plan.source, site: plan.site, columns: plan.columns };
        await changeBatch(queries, id, now(), { ...seen, progress: { done: 0, total } });
        const onProgress = (done: number) => changeBatch(queries, id, now(), { progress: { done, total } });
        const parts = { plan, source, columns: columns.chosen, mapping, author, onProgress };
        const report = await rehearse(queries, parts);
        if (!isWanted()) return;
        const state = total === 0 ? 'failed' : 'ready';
        await changeBatch(queries, id, now(), { state, ...report, progress: { done: 0, total } });
      }),
    /** Brings it in as drafts. */
    bring: (actor: Author) =>
      withSource(async (source) => {
        const { site, columns } = await requireBatch(queries, id);
        const plan = await readPlan(source, site, columns.chosen);
        const folders = source.folder === undefined ? [] : [source.folder];
        await runImport(context, { batch: id, plan, source, columns: columns.chosen, folders, actor });
      }),
  };
}
