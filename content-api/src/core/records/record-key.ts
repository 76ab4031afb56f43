import { createHash } from 'node:crypto';
import { storedName } from '../../contract/kinds/kind-in.ts';
import type { Kind } from '../../contract/kinds/kind.ts';

/** Key of a record in the store: ids are unique within a kind only. A translation has the id of its original. */
export function recordKey(kind: Pick<Kind, 'name' | 'language'>, id: string): string {
  return `${storedName(kind)}/${id}`;
}

/** Key of the record itself, whatever language the kind is in. */
export function originalKey({ name }: Pick<Kind, 'name'>, id: string): string {
  return recordKey({ name }, id);
}

/** The id in the key of a record. */
export function idInKey(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}

/** The id of the one record of a single. */
export function singleId({ name }: Pick<Kind, 'name'>): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 24);
}
