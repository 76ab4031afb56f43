import { kinds } from './index.ts';
import type { Kind } from './kind.ts';

/** The kind with that name, if there is one. */
export function findKind(name: string, among: readonly Kind[] = kinds): Kind | undefined {
  return among.find((kind) => kind.name === name);
}
