import {
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { privateFileMode } from 'server-kit';
import type { SentBackup } from '../../contract/restore.ts';
import type { Context } from '../../core/context.ts';
import { conflict, notFound, storageFull } from '../../lib/fault.ts';
import { atMost } from '../media/at-most.ts';
import { badFile, isDiskFull } from '../media/faults.ts';
import { flushToDisk } from './flush-to-disk.ts';

/** Every backup is a database file. */
const beginning = Buffer.from('SQLite format 3\0');

/** Backups that are sent to this server in parts: what has arrived stays, so a line that breaks costs a part. */
export interface SentBackups {
  begin: (bytes: number) => Promise<SentBackup>;
  received: (name: string) => SentBackup;
  append: (
    name: string,
    part: { from: number; of: number },
    chunks: AsyncIterable<Buffer>,
  ) => Promise<SentBackup>;
  cancel: (name: string) => void;
}

export function createSentBackups({ config }: Pick<Context, 'config'>): SentBackups {
  const folder = path.join(config.dataDir, 'backups');
  const arriving = new Set<string>();
  const fileOf = (name: string) => path.join(folder, name);
  // Pruning removes what is left of one after a day.
  const draftOf = (name: string) => `${fileOf(name)}.tmp-0`;

  function received(name: string): SentBackup {
    const file = [draftOf(name), fileOf(name)].find((one) => existsSync(one));
    if (!name.startsWith('sent-') || file === undefined) throw notFound('Upload');
    return { name, received: statSync(file).size };
  }

  async function write(
    name: string,
    { from, of }: { from: number; of: number },
    chunks: AsyncIterable<Buffer>,
  ): Promise<void> {
    const draft = draftOf(name);
    try {
      await pipeline(
        atMost(chunks, of - from),
        createWriteStream(draft, { flags: 'a', mode: privateFileMode }),
      );
      if (from === 0) await refuseForeign(draft);
    } catch (error) {
      const isFull = isDiskFull(error);
      // It must not keep the room that others need.
      if (isFull || from === 0) rmSync(draft, { force: true });
      throw isFull ? storageFull() : error;
    }
    if (statSync(draft).size < of) return;
    flushToDisk(draft);
    renameSync(draft, fileOf(name));
  }

  return {
    received,
    async begin(bytes) {
      mkdirSync(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      if (bytes > bavail * bsize) throw storageFull();
      const name = `sent-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup`;
      writeFileSync(draftOf(name), '', { flag: 'wx', mode: privateFileMode });
      return received(name);
    },
    async append(name, part, chunks) {
      const there = received(name).received;
      if (arriving.has(name)) throw conflict('from', 'Another window is sending this file');
      if (!existsSync(draftOf(name)) || there !== part.from)
        throw conflict('from', `The next part begins at ${there}`);
      arriving.add(name);
      try {
        await write(name, part, chunks);
      } finally {
        arriving.delete(name);
      }
      return received(name);
    },
    cancel(name) {
      received(name);
      rmSync(draftOf(name), { force: true });
    },
  };
}

async function refuseForeign(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(beginning.length), 0, beginning.length, 0);
    if (!buffer.equals(beginning))
      throw badFile(
        'This file is not a backup. Choose one that was downloaded here; its name ends in .backup.',
      );
  } finally {
    await handle.close();
  }
}
