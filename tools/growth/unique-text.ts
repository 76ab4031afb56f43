/** Words of a text with a number in them, so that every text has some that no other has: names, dates, codes. */
const everyNth = 40;
const sentenceLength = 14;
const paragraphLength = 70;

/**
 * A text that no other seed gives, of words as frequent as in the given ones: what a search looks in behaves like text that
 * people wrote. Same input, same output.
 *
 * @param words of real texts, each as often as it occurs there
 * @param length in words
 */
export function uniqueText(words: readonly string[], seed: number, length: number): string {
  const next = numbersFrom(seed);
  const parts = Array.from({ length }, (_, at) => {
    const word = words[next() % words.length] ?? '';
    const isEnd = (at + 1) % sentenceLength === 0 || at === length - 1;
    const isBreak = (at + 1) % paragraphLength === 0 && at < length - 1;
    const text = at % everyNth === 0 ? `${word}${seed}x${at / everyNth}` : word;
    return text + (isEnd ? '.' : '') + (isBreak ? '\n\n' : ' ');
  });
  return parts.join('').trimEnd();
}

/** Numbers that look like chance (Mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
