import type { JsonColumn } from './columns.ts';

/** How far a pitch was read at a link. */
export interface PitchReadTable {
  /** Id of the guest whose link it is. */
  guest: string;
  /** Key of the pitch. */
  record: string;
  first_at: string;
  reached: number;
  sections: number;
}

/** What a client has answered. Rows are added, never changed. */
export interface PitchAnswerTable {
  id: string;
  record: string;
  /** What the client saw. */
  revision: string;
  guest: string;
  answer: string;
  /** As the client wrote it. */
  name: string;
  at: string;
  /** Title, client and price as they were. */
  content: JsonColumn;
}
