import type { Outlines } from './outlines.ts';

export interface TitleLines {
  size: number;
  lines: string[];
}

type WidthOf = Outlines['widthOf'];

const sizes = [68, 60, 52, 46];
const mostLines = 5;

/**
 * A title in the largest type that holds it, in px. Words too long for a line are broken, a title too long for the card
 * ends in an ellipsis, and one with letters that have no outlines is left out: half a sentence does not help a reader.
 */
export function titleLines(title: string, width: number, outlines: Outlines): TitleLines | null {
  const { isDrawable, widthOf } = outlines;
  const characters = [...title.normalize('NFC').replace(/\s+/gu, ' ').trim()].slice(0, 300);
  const drawable = characters.filter((character) => character === ' ' || isDrawable(character));
  const letters = (list: string[]) => list.filter((character) => /[\p{L}\p{N}]/u.test(character)).length;
  if (letters(drawable) === 0 || letters(drawable) < letters(characters)) return null;
  const words = drawable.join('').replace(/ +/gu, ' ').trim().split(' ');
  for (const size of sizes) {
    const widest = Math.max(...words.map((word) => widthOf(word, size)));
    const lines = wrap(words, size, width, widthOf);
    if (widest <= width && lines.length < mostLines) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const lines = wrap(words, size, width, widthOf);
  if (lines.length <= mostLines) return { size, lines };
  return {
    size,
    lines: [...lines.slice(0, mostLines - 1), ellipsis(lines[mostLines - 1]!, size, width, widthOf)],
  };
}

function wrap(words: string[], size: number, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((one) => pieces(one, size, width, widthOf))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function pieces(word: string, size: number, width: number, widthOf: WidthOf): string[] {
  const parts = [''];
  for (const character of word) {
    const last = parts.at(-1)!;
    if (last && widthOf(last + character, size) > width) parts.push(character);
    else parts[parts.length - 1] = last + character;
  }
  return parts;
}

function ellipsis(line: string, size: number, width: number, widthOf: WidthOf): string {
  let kept = line;
  while (kept && widthOf(`${kept}…`, size) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}
