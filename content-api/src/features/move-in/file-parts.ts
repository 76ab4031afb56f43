import { createWriteStream } from 'node:fs';
import { stat, truncate } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { privateFileMode } from 'server-kit';
import { toIso } from '../../lib/clock.ts';
import { conflict } from '../../lib/fault.ts';
import { atMost } from '../media/at-most.ts';
import type { MediaContext } from '../media/media-services.ts';
import { changeBatch, requireBatch } from './batches.ts';

/** Files that come in parts: what has arrived stays, so a line that breaks costs the rest of a part. */
export function createParts(
  { database: { queries }, clock }: Pick<MediaContext, 'database' | 'clock'>,
  fileOf: (id: string, name: string) => string,
) {
  const arriving = new Set<string>();

  async function append(id: string, from: number, chunks: AsyncIterable<Buffer>) {
    const { file, state, progress } = await requireBatch(queries, id);
    if (state !== 'sending') throw conflict('state', 'This file is there already');
    const at = fileOf(id, file);
    const sizeOf = async () => (await stat(at).catch(() => undefined))?.size ?? 0;
    // Two windows may have the same file.
    if (arriving.has(id)) throw conflict('from', 'Another window is sending this file');
    arriving.add(id);
    try {
      const there = await sizeOf();
      if (there !== from) throw conflict('from', `The next part begins at ${there}`);
      await pipeline(
        atMost(chunks, progress.total - there),
        createWriteStream(at, { flags: 'a', mode: privateFileMode }),
      );
    } finally {
      arriving.delete(id);
      const received = await sizeOf();
      if (received > progress.total) await truncate(at, from);
      await changeBatch(queries, id, toIso(clock.nowMs()), {
        progress: { done: Math.min(received, progress.total), total: progress.total },
      });
    }
    const received = await sizeOf();
    return { received, isWhole: received === progress.total };
  }

  return { append };
}
