import { foldText } from '../../contract/fold-text.ts';
import { withoutInvisible } from '../../contract/without-invisible.ts';

/** Scripts without spaces between words: each of their signs counts as a word. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const words = new RegExp(`[${unspaced}]|[[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]+`, 'gv');
/** In code points. The databases refuse words of some kilobytes. */
const wordLengthMax = 64;
/** PostgreSQL takes a megabyte of different words per text; a code point has at most four bytes. */
const lettersMax = 250_000;

/** The words of a text in their order, without case, accents and what nobody sees, such as soft hyphens. */
export function wordsOf(text: string): string[] {
  return Array.from(eachWord(text));
}

/**
 * The different words of texts, separated and surrounded by spaces: what a search looks in. Both databases get the words
 * from here and only compare them. What comes after 250,000 letters of different words is left out.
 */
export function searchTextOfWords(texts: readonly string[]): string {
  const found = new Set<string>();
  let letters = 0;
  for (const word of eachWord(texts.join('\n'))) {
    if (found.has(word)) continue;
    letters += word.length;
    if (letters > lettersMax) break;
    found.add(word);
  }
  return ` ${[...found].join(' ')} `;
}

function* eachWord(text: string): Generator<string> {
  for (const [word] of foldText(withoutInvisible(text)).matchAll(words)) {
    yield word.length <= wordLengthMax ? word : Array.from(word).slice(0, wordLengthMax).join('');
  }
}
