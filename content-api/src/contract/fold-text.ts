/** Letters that no decomposition takes an accent from, and their usual spelling without it. */
export const letterSpellings: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};
const spelled = new RegExp(`[${Object.keys(letterSpellings).join('')}]`, 'g');
const manyMarks = /(\p{M}{32})\p{M}+/gu;
const notAscii = /[^\0-\x7f]/;
const accents = /[\u0300-\u036f]/g;

/** A text without the differences of case, accents and forms of letters, for slugs, names and searches; in linear time. */
export function foldText(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase();
  const plain = fewMarks(text.toLowerCase()).normalize('NFKD').toLowerCase().replaceAll(accents, '');
  // Together again what is no accent: the signs of Hangul and of the scripts of India.
  return plain.normalize('NFC').replaceAll(spelled, (letter) => letterSpellings[letter] ?? letter);
}

/** A text that is composed in linear time: putting the marks of one letter in their order takes the square of their number. */
export function fewMarks(text: string): string {
  return text.replaceAll(manyMarks, '$1');
}
