import type { Kind } from '../contract/kinds/kind.ts';
import type { AuditEntry } from '../lib/audit.ts';
import { contentKey, everythingKey, kindKey } from './content-keys.ts';

/** One record, by the name of its kind. */
export interface Changed {
  kind: string;
  id: string;
}

/** So many records of one write are named one by one. */
const recordsMax = 50;

/**
 * Keys of what a write changed, taken from its audit rows: those of a record name its kind and id, those of a whole kind
 * the kind. Anything else, such as an import or a file of the media library, may show anywhere.
 */
export function keysOfEntries(kinds: readonly Kind[], entries: readonly AuditEntry[]): string[] {
  if (entries.length === 0) return [everythingKey];
  return unique(
    entries.flatMap(({ entity, entityId }) => {
      const kind = kinds.find(({ name, plural }) => entity === name || entity === plural);
      if (kind === undefined) return [everythingKey];
      return entityId === undefined ? [kindKey(kind)] : [kindKey(kind), contentKey(kind, entityId)];
    }),
  );
}

/** The same of records whose publications began or ended by themselves. */
export function keysOfRecords(kinds: readonly Kind[], records: readonly Changed[]): string[] {
  if (records.length === 0) return [];
  return keysOfEntries(
    kinds,
    records.map(({ kind, id }) => ({ action: '', entity: kind, entityId: id })),
  );
}

/** Pages that name a record also name its kind where other records can change them. */
function unique(keys: readonly string[]): string[] {
  if (keys.includes(everythingKey)) return [everythingKey];
  const all = [...new Set(keys)];
  return all.length <= recordsMax ? all : [...new Set(all.map((key) => key.split(':')[0] ?? key))];
}
