/** Visitors of a page, referrer or other key on a day. */
export interface VisitCountTable {
  /** Day, kind and name together. */
  key: string;
  /** In the studio's time zone: `2026-11-24`. */
  day: string;
  kind: string;
  name: string;
  count: number;
}

/** Hash of a visitor, or of a visitor and a page. Deleted when the day is over. */
export interface VisitMarkTable {
  key: string;
  day: string;
}
