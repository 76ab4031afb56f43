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
  /** A former release is live again. */
  back: (id: string) => Promise<Pointer>;
  /** Takes over a pointer that was moved elsewhere. */
  adopt: (pointer: Pointer) => Promise<Pointer>;
}

/** The pointer after a release became live. */
export function forwardFrom(before: Pointer | null, id: string): Pointer {
  if (before?.current === id) return before;
  return pointerTo(id, before ? [before.current, ...before.history] : []);
}

/**
 * The pointer after a former release became live again: what came after it is no longer history. A release that is not in the
 * history, such as one that was rolled back from, is new after the live one.
 */
export function backFrom(before: Pointer | null, id: string): Pointer {
  const at = before?.history.indexOf(id) ?? -1;
  if (!before || at < 0 || before.current === id) return forwardFrom(before, id);
  return pointerTo(id, before.history.slice(at + 1));
}

/** Those that were live before the one that is live, the latest first. */
export function earlierThan(pointer: Pointer | null): string[] {
  return pointer?.history.filter((id) => id !== pointer.current) ?? [];
}

/** Undefined for a text that is no pointer. */
export function parsePointer(text: string): Pointer | undefined {
  return pointerSchema.safeParse(jsonOf(text)).data;
}

function pointerTo(current: string, history: string[]): Pointer {
  return {
    v: 1,
    current,
    previous: history[0] ?? null,
    changedAt: new Date().toISOString(),
    history: history.slice(0, historyLength),
  };
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
    const pointer = parsePointer(text);
    if (!pointer) throw shelfFault('SHELF_BAD_POINTER', `${file} is not a pointer`);
    return pointer;
  }

  /** A pointer that cannot be read is healed by the next move, not a reason never to move again. */
  async function move(next: (before: Pointer | null) => Pointer): Promise<Pointer> {
    const before = await read().catch(() => null);
    const pointer = next(before);
    return pointer === before ? before : write(pointer);
  }

  async function write(pointer: Pointer): Promise<Pointer> {
    await replaceDurably(file, `${JSON.stringify(pointer, null, 2)}\n`, { mode: publicFileMode });
    return pointer;
  }

  return {
    read,
    forward: (id) => move((before) => forwardFrom(before, id)),
    back: (id) => move((before) => backFrom(before, id)),
    adopt: write,
  };
}
