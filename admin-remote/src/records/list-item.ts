import type { RecordList } from 'content-api/contract';

interface Identified {
  _id: string;
}

/** A record in the list of its kind, as it was last saved. */
export interface ListItem<Card extends Identified = Identified> {
  card: Card;
  summary: RecordList['items'][number];
}
