import type { RecordList } from 'content-api/contract';

interface Identified {
  _id: string;
}

/** A record in the list of its kind, as it was last saved. */
export interface ListItem<Card extends Identified = Identified> {
  card: Card;
  summary: RecordList['items'][number];
}

/** Actions of a list on one of its records. */
export interface RecordActions {
  /** Address at which its form is open. */
  hrefOf: (id: string) => string;
  onEdit: (id: string) => void;
  onHistory: (summary: ListItem['summary']) => void;
  onShare: (id: string) => void;
  onDelete: (item: ListItem) => void;
  mayDelete: (item: ListItem) => boolean;
  /** Fetches the form ahead. */
  onNear: () => void;
}
