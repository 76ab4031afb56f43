import type { Kind } from '../kinds/kind.ts';

/** Remembers what is made from a kind: making a schema costs a millisecond, and definitions never change. */
export function oncePerKind<T>(make: (kind: Kind) => T): (kind: Kind) => T {
  const made = new WeakMap<Kind, T>();
  return (kind) => {
    const known = made.get(kind);
    if (known !== undefined) return known;
    const fresh = make(kind);
    made.set(kind, fresh);
    return fresh;
  };
}
