import type { Endpoint } from './server-node.ts';

export const kinds = ['project', 'post', 'service', 'about'] as const;
export type Kind = (typeof kinds)[number];

/** A record as one edit left it. */
export interface Version {
  id: string;
  kind: Kind;
  /** A word of its title that no other version has. */
  mark: string;
  /** Id of a service. */
  slug?: string;
  updatedAt: string;
}

/** All content after an edit. */
export interface State {
  /** By id. */
  versions: ReadonlyMap<string, Version>;
  /** The name that the API gave it. */
  revision: string;
  /** When the admin knew that the edit was done; a time as of `performance.now`. */
  doneAt: number;
  /** The endpoint through which it was done. A scheduled edit takes effect through none. */
  through?: Endpoint;
  /**
   * The same content may have had another name before: the first attempt got no answer, or two APIs noticed at once that
   * a scheduled edit was due.
   */
  hasOtherNames: boolean;
}

/** Content after each edit. Only one admin edits, so there is one order. */
export interface History {
  states: readonly State[];
  last: () => State;
  /** Notes an edit: a new version of a record, or the record's end. */
  note: (change: Version | { removed: string }, edit: Omit<State, 'versions'>) => void;
}

export function createHistory(): History {
  const states: State[] = [];
  return {
    states,
    last() {
      const state = states.at(-1);
      if (!state) throw new Error('Nothing was edited yet.');
      return state;
    },
    note(change, edit) {
      const versions = new Map(states.at(-1)?.versions);
      if ('removed' in change) versions.delete(change.removed);
      else versions.set(change.id, change);
      states.push({ ...edit, versions });
    },
  };
}
