import { text } from 'node:stream/consumers';
import { listNames } from 'server-kit/object-store';
import type { ObjectStore } from 'server-kit/object-store';
import { shelfFault } from '../lib/shelf-fault.ts';
import { parsePointer } from '../pointer.ts';
import type { Pointer } from '../types.ts';

/** The live pointer of an app in a store: numbered objects, of which the last counts. */
export interface SharedPointer {
  read: () => Promise<Pointer | null>;
  /** Moves it from its current value, also while other machines move it. */
  move: (next: (before: Pointer | null) => Pointer) => Promise<Pointer>;
}

const digits = 9;
const keptNumbers = 20;
const triesMax = 20;

/** Each move is a new object, written on condition that there is none of its number: of two at once, one has to look again. */
export function sharedPointer(store: ObjectStore, app: string): SharedPointer {
  const start = `${app}/live/`;
  const nameOf = (number: number) => `${start}${String(number).padStart(digits, '0')}.json`;

  async function numbers(): Promise<number[]> {
    const names = (await listNames(store, start)).map((name) => name.slice(start.length));
    return names
      .filter((name) => /^\d{9}\.json$/.test(name))
      .map((name) => Number(name.slice(0, digits)))
      .sort((a, b) => b - a);
  }

  async function at(number: number): Promise<Pointer | null> {
    const object = await store.get(nameOf(number));
    if (object === undefined) return null;
    const pointer = parsePointer(await text(object.body));
    if (!pointer)
      throw shelfFault('SHELF_BAD_POINTER', `${nameOf(number)} in ${store.place} is not a pointer`);
    return pointer;
  }

  return {
    async read() {
      const [last] = await numbers();
      return last === undefined ? null : at(last);
    },
    async move(next) {
      for (let attempt = 0; attempt < triesMax; attempt += 1) {
        const [last, ...former] = await numbers();
        const before = last === undefined ? null : await at(last).catch(() => null);
        const pointer = next(before);
        if (pointer === before) return pointer;
        const content = `${JSON.stringify(pointer, null, 2)}\n`;
        if (!(await store.put(nameOf((last ?? 0) + 1), content, { onlyIfNew: true }))) continue;
        for (const number of former.slice(keptNumbers))
          await store.remove(nameOf(number)).catch(() => undefined);
        return pointer;
      }
      throw shelfFault('SHELF_BUSY', `Others go on moving the pointer of ${app} in ${store.place}`);
    },
  };
}
