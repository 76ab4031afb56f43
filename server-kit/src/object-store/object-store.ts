import type { Readable } from 'node:stream';

/**
 * Named objects in a folder or in a bucket. Every call ends in bounded time. Names are paths with `/`, without `.`, `..`
 * and empty parts. A store that fails throws a `StoreFault`.
 */
export interface ObjectStore {
  /** For messages: `s3://bucket/prefix`, or the folder. */
  place: string;
  /** Undefined when there is no such object. The body has to be read or destroyed. */
  get: (name: string) => Promise<StoredObject | undefined>;
  /**
   * Writes an object as a whole: a reader sees the former content or this one. What is there already is replaced.
   * False when a condition did not hold, and nothing was written.
   */
  put: (name: string, content: ObjectContent, conditions?: PutConditions) => Promise<boolean>;
  /** Undefined when there is no such object. */
  head: (name: string) => Promise<ObjectFacts | undefined>;
  /** Every object whose name begins so; a name is a path, and the beginning any text. In no order. */
  list: (prefix?: string) => AsyncIterable<ListedObject>;
  /** An object that is not there is no fault. */
  remove: (name: string) => Promise<void>;
  /** Checks that the store can be used. @throws StoreFault with the reason in one line */
  check: () => Promise<void>;
}

/** Bytes, or the path of a file. An object has at most 5 GB. */
export type ObjectContent = Buffer | string | { file: string };

export interface PutConditions {
  /** Writes only when there is no object of this name. */
  onlyIfNew?: boolean;
}

export interface ObjectFacts {
  bytes: number;
}

export interface StoredObject extends ObjectFacts {
  body: Readable;
}

export interface ListedObject extends ObjectFacts {
  name: string;
}
