import type { Values } from '../../../contract/kinds/values.ts';
import type { Queries } from '../../../db/database.ts';

/** A state of a record that is to be public. */
export interface PublishedState {
  id: string;
  data: Values;
}

/** The fields of a state that may not be public so, and why. */
export type PublishFaults = Record<string, string>;

/** Looks at states that become public together: each must be right beside the others. */
export type Rule = (db: Queries, states: readonly PublishedState[]) => Promise<(PublishFaults | undefined)[]>;
