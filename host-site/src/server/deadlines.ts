/** Longest waits for the API, in ms. */
export interface Deadlines {
  /** For what a page or a document is made of. What has not come by then has failed. */
  readMs: number;
  /** The same for a page that has a last good copy. */
  pageCopyMs: number;
  /** For a call that is handed on, from its arrival to the end of the API's answer. */
  callMs: number;
  /** The same for a call that a last good copy can answer. */
  copyMs: number;
  /** For a call that brings a file. */
  uploadMs: number;
}

/** A visitor waits 30 s at most, whatever the API does. */
export const deadlines: Deadlines = {
  readMs: 10_000,
  pageCopyMs: 2_000,
  callMs: 25_000,
  copyMs: 5_000,
  uploadMs: 20 * 60_000,
};
