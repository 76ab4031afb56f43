import { findKind } from '../../contract/kinds/find-kind.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { contentKey, everythingKey, kindKey } from './content-keys.ts';

/** A record, or a whole kind, by the name of the kind. */
export interface ChangedRecord {
  kind: string;
  id?: string;
}

/** What a write changed for visitors. An import, or a file of the media library, may show anywhere: everything. */
export type Changed = 'nothing' | 'everything' | readonly ChangedRecord[];

/** So many records of one write are named one by one. */
const recordsMax = 50;

/** What two parts of a write changed. */
export function changedTogether(first: Changed, second: Changed): Changed {
  if (first === 'everything' || second === 'everything') return 'everything';
  const all = [first, second].flatMap((one) => (one === 'nothing' ? [] : one));
  return all.length === 0 ? 'nothing' : all;
}

/** The keys by which caches know what changed. Pages that name a record also name its kind where other records can change them. */
export function keysOfChange(kinds: readonly Kind[], changed: Changed): string[] {
  if (changed === 'nothing') return [];
  if (changed === 'everything') return [everythingKey];
  const keys = changed.flatMap(({ kind: name, id }) => {
    const kind = findKind(name, kinds);
    if (kind === undefined) return [everythingKey];
    return id === undefined ? [kindKey(kind)] : [kindKey(kind), contentKey(kind, id)];
  });
  if (keys.includes(everythingKey)) return [everythingKey];
  const all = [...new Set(keys)];
  return all.length <= recordsMax ? all : [...new Set(all.map((key) => key.split(':')[0] ?? key))];
}
