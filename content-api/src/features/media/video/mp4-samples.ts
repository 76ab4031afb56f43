import { boxIn, childrenOf } from './mp4-boxes.ts';
import type { Mp4Box } from './mp4-boxes.ts';
import type { VideoFile } from './video-file.ts';

/** Bytes before the entries of a table, of each entry, and of the number in it that says how many samples it means. */
const tables: Record<string, { head: number; entry: number; countsAt?: number }> = {
  stts: { head: 8, entry: 8, countsAt: 0 },
  ctts: { head: 8, entry: 8, countsAt: 0 },
  stsc: { head: 8, entry: 12 },
  stco: { head: 8, entry: 4 },
  co64: { head: 8, entry: 8 },
  stss: { head: 8, entry: 4 },
};
/** Flags of a run of samples: each adds so many bytes to every sample. */
const sampleFlags = [0x100, 0x200, 0x400, 0x800];

interface Movie {
  tracks: readonly Mp4Box[];
  fragments: readonly Mp4Box[];
}

/**
 * Requires that tables are as long as they say, and that no more samples are claimed than the file has bytes: players
 * expand these numbers. Samples must lie within the file.
 */
export function requireSamples(file: VideoFile, { tracks, fragments }: Movie): void {
  let samples = 0;
  for (const track of tracks) {
    const table = boxIn(file, track, 'mdia', 'minf', 'stbl');
    if (table === undefined) throw new Error('There are no tables');
    for (const box of childrenOf(file, table)) samples += requireTable(file, box);
  }
  for (const fragment of fragments) {
    const parts = childrenOf(file, fragment).filter(({ type }) => type === 'traf');
    for (const run of parts.flatMap((part) => childrenOf(file, part)).filter(({ type }) => type === 'trun'))
      samples += requireRun(file, run);
  }
  if (samples === 0) throw new Error('There are no samples');
}

/** Returns the number of samples, when the table is the one of their sizes. */
function requireTable(file: VideoFile, { type, from, to }: Mp4Box): number {
  if (type === 'stsz') {
    const [size, count] = [file.uint(from + 4, 4), file.uint(from + 8, 4)];
    requireThat(size === 0 ? from + 12 + count * 4 <= to : count * size <= file.size);
    return count;
  }
  const table = tables[type];
  if (table === undefined) return 0;
  const count = file.uint(from + 4, 4);
  requireThat(from + table.head + count * table.entry <= to);
  let claimed = 0;
  for (let at = from + table.head; at < from + table.head + count * table.entry; at += table.entry) {
    if (table.countsAt !== undefined)
      requireThat((claimed += file.uint(at + table.countsAt, 4)) <= file.size);
    if (type === 'stco') requireThat(file.uint(at, 4) < file.size);
    if (type === 'co64') requireThat(file.uint(at, 4) * 2 ** 32 + file.uint(at + 4, 4) < file.size);
  }
  return 0;
}

function requireRun(file: VideoFile, { from, to }: Mp4Box): number {
  const flags = file.uint(from + 1, 3);
  const count = file.uint(from + 4, 4);
  const perSample = sampleFlags.filter((flag) => (flags & flag) !== 0).length * 4;
  requireThat(from + 8 + count * perSample <= to && count <= file.size);
  return count;
}

function requireThat(holds: boolean): void {
  if (!holds) throw new Error('A table of samples is wrong');
}
