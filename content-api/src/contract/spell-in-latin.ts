import anyAscii from 'any-ascii';
import { toRomaji } from 'wanakana';

/** Runs of letters, marks and digits of other scripts. Accents of Latin letters go the same way, and leave nothing. */
const foreign = /[[\p{L}\p{M}\p{N}]--[\p{Script=Latin}\p{ASCII}]]+/gv;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;
const han = /\p{Script=Han}/gu;
/** Letters that the library leaves out or takes for others. */
const otherwise: Record<string, string> = {
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ع: 'a',
  א: 'a',
  ב: 'b',
  ע: 'a',
  ש: 'sh',
};
const spelledOtherwise = new RegExp(Object.keys(otherwise).join('|'), 'g');
/** The points of Hebrew, which few write. */
const points = /[\p{Script=Hebrew}&&\p{M}]/gv;

/**
 * The scripts of India say an "a" after each consonant that no sign of another vowel follows. Their blocks have one
 * order: signs and vowels up to 14, consonants up to 39 and from 58 to 5f. At the end of a word it is hardly heard.
 */
const bareConsonant = indianConsonants();

/**
 * A text with the letters of other scripts in Latin ones, without signs of their own: for addresses, not for readers.
 * Signs of Chinese become a word each, and are read as in Mandarin.
 */
export function spellInLatin(text: string): string {
  return text.normalize('NFKC').replace(foreign, (letters) => {
    return letters
      .replace(bareConsonant, '$&a')
      .replace(points, '')
      .replace(spelledOtherwise, (letter) => otherwise[letter] ?? '')
      .replace(han, ' $& ')
      .replace(kana, (word) => toRomaji(word))
      .replace(/[^ ]+/g, (word) => anyAscii(word).replaceAll(/[^a-z0-9]/gi, ''));
  });
}

function indianConsonants(): RegExp {
  // Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam.
  const blocks = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00];
  const range = (from: number, to: number) =>
    blocks.map((block) => `\\u{${(block + from).toString(16)}}-\\u{${(block + to).toString(16)}}`).join('');
  const dots = `[${range(0x3c, 0x3c)}]?`;
  const consonant = range(0x15, 0x39) + range(0x58, 0x5f);
  return new RegExp(`[${consonant}]${dots}(?=[${range(0, 0x14)}${consonant}])`, 'gu');
}
