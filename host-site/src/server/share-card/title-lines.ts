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
 * ends in an ellipsis, and of one in several scripts the words that have outlines stay. Null when there are none.
 */
export function titleLines(title: string, width: number, outlines: Outlines): TitleLines | null {
  const { isDrawable, widthOf } = outlines;
  const characters = [...title.normalize('NFC').replace(/\s+/gu, ' ').trim()].slice(0, 300);
  const isLetter = (character: string) => /[\p{L}\p{N}]/u.test(character);
  const words = characters
    .join('')
    .split(' ')
    .filter((word) => [...word].filter(isLetter).every((character) => isDrawable(character)))
    .map((word) => [...word].filter((character) => isDrawable(character)).join(''))
    .filter(Boolean);
  if (!words.some((word) => [...word].some(isLetter))) return null;
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
  let shortened = line;
  while (shortened && widthOf(`${shortened}…`, size) > width) shortened = shortened.slice(0, -1).trimEnd();
  return `${shortened}…`;
}
