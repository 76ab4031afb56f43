import { fewMarks, foldText } from '../../contract/fold-text.ts';
import { withoutInvisible } from '../../contract/without-invisible.ts';
import { stemmerOf } from './stem-of.ts';

/** Scripts without spaces between words: each of their signs counts as a word. */
const unspaced = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('');
const words = new RegExp(`[${unspaced}]|[[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]+`, 'gv');
/** In code points. The databases refuse words of some kilobytes. */
const wordLengthMax = 64;
/** PostgreSQL takes a megabyte of different words per text; a code point has at most four bytes. */
const lettersMax = 250_000;

/** A word as it is compared. */
interface Word {
  word: string;
  /** What its forms have in common in its language. */
  stem: string;
}

/** The words of a text in their order, without case, accents and what nobody sees, such as soft hyphens. */
export function wordsOf(text: string, language: string): Word[] {
  return Array.from(eachWord(text, language));
}

/**
 * The different words of texts and their stems, separated and surrounded by spaces: what a search looks in. Both databases
 * get the words from here and only compare them. What comes after 250,000 letters of different words is left out.
 */
export function searchTextOfWords(texts: readonly string[], language: string): string {
  const found = new Set<string>();
  let letters = 0;
  for (const one of eachWord(texts.join('\n'), language)) {
    for (const word of [one.word, one.stem]) {
      if (found.has(word)) continue;
      letters += word.length;
      if (letters > lettersMax) return textOf(found);
      found.add(word);
    }
  }
  return textOf(found);
}

function textOf(found: ReadonlySet<string>): string {
  return ` ${[...found].join(' ')} `;
}

function* eachWord(text: string, language: string): Generator<Word> {
  const stemmer = stemmerOf(language);
  const stems = new Map<string, string>();
  const composed = fewMarks(withoutInvisible(text)).normalize('NFKC').toLowerCase();
  for (const [written] of composed.matchAll(words)) {
    for (const [folded] of foldText(written).matchAll(words)) {
      const word = shortened(folded);
      const stem = stems.get(word) ?? (word === folded ? foldText(stemmer(written)) || word : word);
      stems.set(word, stem);
      yield { word, stem };
    }
  }
}

function shortened(word: string): string {
  return word.length <= wordLengthMax ? word : Array.from(word).slice(0, wordLengthMax).join('');
}
