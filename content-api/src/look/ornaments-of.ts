/** What stands between the parts of a page: a thread that passes under another, a line, or nothing. */
export const dividers = ['thread', 'line', 'none'] as const;

/** What a studio may leave out of its pages. */
export interface Ornaments {
  divider: (typeof dividers)[number];
  /** A cursor of the site's own for a mouse. */
  hasCursor: boolean;
  /** The name in front of the first page of a visit. */
  hasSplash: boolean;
  /** Long rows move by themselves. */
  hasMarquee: boolean;
}

/** Reads them from a look's record. @default all, with a thread */
export function ornamentsOf({
  divider,
  hasCursor,
  hasSplash,
  hasMarquee,
}: Record<string, unknown>): Ornaments {
  return {
    divider: dividers.find((one) => one === divider) ?? dividers[0],
    hasCursor: hasCursor !== false,
    hasSplash: hasSplash !== false,
    hasMarquee: hasMarquee !== false,
  };
}
