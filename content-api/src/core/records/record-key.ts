import { createHash } from 'node:crypto';
import type { Kind } from '../../contract/kinds/kind.ts';

/** Key of a record in the store: ids are unique within a kind only. */
export function recordKey({ name }: Pick<Kind, 'name'>, id: string): string {
  return `${name}/${id}`;
}

/** The id of the one record of a single. */
export function singleId({ name }: Pick<Kind, 'name'>): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 24);
}
