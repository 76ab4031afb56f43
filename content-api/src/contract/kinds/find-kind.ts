import { kinds } from './index.ts';
import { kindIn, partsOfStoredName } from './kind-in.ts';
import type { Kind } from './kind.ts';

/** The kind with that name, if there is one; by a stored name such as 'project@de' in that language. */
export function findKind(stored: string, among: readonly Kind[] = kinds): Kind | undefined {
  const { name, language } = partsOfStoredName(stored);
  const kind = among.find((one) => one.name === name);
  return kind && kindIn(kind, language);
}
