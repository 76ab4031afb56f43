import type { Outlines } from './outlines.ts';

export interface TitleLines {
  size: number;
  lines: string[];
}

type WidthOf = Outlines['widthOf'];

/** Sizes of a title's type, in px. */
export const titleSizes = [68, 60, 52, 46];
const mostLines = 5;

/**
 * A title, whose characters all have outlines, in the largest type that holds it, in px. Words too long for a line are
 * broken, a title too long for the card ends in an ellipsis.
 */
export function titleLines(title: string, width: number, { widthOf }: Outlines): TitleLines {
  const words = title.split(' ');
  for (const size of titleSizes) {
    const widest = Math.max(...words.map((word) => widthOf(word, size)));
    const lines = wrap(words, size, width, widthOf);
    if (widest <= width && lines.length < mostLines) return { size, lines };
  }
  const size = titleSizes.at(-1)!;
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
