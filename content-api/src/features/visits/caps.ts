/** Different names that are counted in a day; others share one. Names come from requests, which anybody can make up. */
export const namesMax: Record<string, number> = { page: 100, referrer: 50, entry: 50, missing: 30 };

/** The same once a day is a month old, so that a year stays small: the most frequent ones. */
export const keptNames: Record<string, number> = { page: 10, referrer: 5, entry: 5, missing: 3 };

export const marksMax = 100_000;
export const otherName = '(other)';
