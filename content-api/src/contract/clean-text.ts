/** Word's line break, a page break, and the separators of Unicode are line breaks as well. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** XML and PostgreSQL refuse some of them, and nobody can see any: controls, non-characters and halves of pairs. */
const unprintable = /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}|\p{Cs}/gu;
/** Anything but space and characters that nobody sees, the empty sign of Braille among them. */
const visible = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Putting marks on one letter in their order takes the square of their number. */
const manyMarks = /\p{M}{33}/u;

/**
 * Text as it is stored: trimmed, composed (NFC), line ends `\n`, without characters that no document can hold; empty when
 * there is nothing to see. Every text from outside passes here or through `cleanLine`.
 */
export function cleanText(value: string): string {
  const text = composed(value.replace(lineBreaks, '\n').replace(unprintable, '')).trim();
  return visible.test(text) ? text : '';
}

/** The same for a single line: tabs and line breaks are spaces. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/[\t\n]+/g, ' ');
}

/** The spelling in which one letter is one character, whichever keyboard or file system it came from. */
export function composed(value: string): string {
  return manyMarks.test(value) ? value : value.normalize('NFC');
}
