import type { RecordList } from 'content-api/contract';
import { textAt } from '../lib/value-at.ts';

interface Identified {
  _id: string;
}

/** A record in the list of its kind. */
export interface ListItem<Card extends Identified = Identified> {
  card: Card;
  /** Its state and last change, if they are known. */
  summary?: RecordList['items'][number];
  /** Whether visitors see it. */
  isPublic: boolean;
}

/** When anything of a record was last changed, drafts as well. */
export function changedAt({ card, summary }: ListItem): string {
  return summary?.updatedAt ?? textAt(card, 'updatedAt');
}
