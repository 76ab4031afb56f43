import type { Kind } from '../../contract/kinds/kind.ts';
import { slugFieldOf } from '../../contract/kinds/kind.ts';
import { founders } from '../../contract/kinds/founders.ts';
import type { LiveRecord } from './answers.ts';
import { listedKinds } from './block-cards.ts';

/** Every page has it: a change that nobody can name more closely. */
export const everythingKey = 'all';

/** What changes with any record of a kind: `projects`. */
export function kindKey({ plural }: Pick<Kind, 'plural'>): string {
  return plural;
}

/** What changes with one record alone: `projects:64b…`. A single has the key of its kind only. */
export function contentKey(kind: Pick<Kind, 'plural' | 'single'>, id: string): string {
  return kind.single === true ? kindKey(kind) : `${kind.plural}:${id}`;
}

/** Keys of a record that was found by its id, its slug or a former slug, which another record may take. */
export function keysOfRecord(kind: Kind, { id, data }: LiveRecord, address: string): string[] {
  const isOwn = address === id || address === data[slugFieldOf(kind) ?? ''];
  return [contentKey(kind, id), ...(isOwn ? [] : [kindKey(kind)])];
}

/** Keys of what a page shows beside the record: further records, the author's face, and lists of its blocks. */
export function keysBeside(kind: Kind, data: LiveRecord['data']): string[] {
  return [
    ...(kind.related === undefined ? [] : [kindKey(kind)]),
    ...faceKeys(kind),
    ...listedKinds(kind, data).map(kindKey),
  ];
}

/** Keys of a list of cards. */
export function keysOfCards(kind: Kind): string[] {
  return [kindKey(kind), ...faceKeys(kind)];
}

function faceKeys({ byline }: Kind): string[] {
  return byline === undefined ? [] : [kindKey(founders)];
}
