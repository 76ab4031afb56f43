import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publicFileMode, replaceDurably } from 'server-kit';
import { codeOf } from './lib/code-of.ts';
import { jsonOf } from './lib/json-of.ts';
import { pointerSchema } from './lib/schemas.ts';
import { shelfFault } from './lib/shelf-fault.ts';
import type { Pointer } from './types.ts';

const historyLength = 20;

/** The pointer file of one app's shelf. Writers must hold the shelf's lock. */
export interface PointerFile {
  read: () => Promise<Pointer | null>;
  /** The given release is live; what was live before becomes its history. */
  forward: (id: string) => Promise<Pointer>;
  /** A former release is live again; what came after it is no longer history. */
  back: (id: string) => Promise<Pointer>;
}

export function pointerFile(shelfPath: string): PointerFile {
  const file = path.join(shelfPath, 'live.json');

  async function read(): Promise<Pointer | null> {
    let text: string;
    try {
      text = await readFile(file, 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
    const parsed = pointerSchema.safeParse(jsonOf(text));
    if (!parsed.success) throw shelfFault('SHELF_BAD_POINTER', `${file} is not a pointer`);
    return parsed.data;
  }

  async function write(current: string, history: string[]): Promise<Pointer> {
    const pointer: Pointer = {
      v: 1,
      current,
      previous: history[0] ?? null,
      changedAt: new Date().toISOString(),
      history: history.slice(0, historyLength),
    };
    await replaceDurably(file, `${JSON.stringify(pointer, null, 2)}\n`, { mode: publicFileMode });
    return pointer;
  }

  return {
    read,
    async forward(id) {
      // A pointer that cannot be read is healed by the next release, not a reason never to release again.
      const before = await read().catch(() => null);
      if (before?.current === id) return before;
      const past = before ? [before.current, ...before.history] : [];
      return write(
        id,
        [...new Set(past)].filter((one) => one !== id),
      );
    },
    async back(id) {
      const before = await read().catch(() => null);
      const history = before?.history ?? [];
      const at = history.indexOf(id);
      return write(id, at < 0 ? history.filter((one) => one !== id) : history.slice(at + 1));
    },
  };
}
