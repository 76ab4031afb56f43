const wordsPerMinute = 220;

/** Whole minutes that so many words take to read, at least 1. */
export function readingMinutesOf(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}
