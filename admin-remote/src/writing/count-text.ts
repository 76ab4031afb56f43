import { readingMinutesOf } from 'content-api/contract';

export interface TextCount {
  words: number;
  /** Whole minutes, at least 1. */
  minutes: number;
}

const linkTarget = /\]\([^()\s]*\)/g;
const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Counts the words of a Markdown text, and the time to read them. The addresses of links are not read. It remembers the lines of
 * the last text: a key changes one of them, and all others are not counted again.
 */
export function createTextCounter(): (text: string) => TextCount {
  let known = new Map<string, number>();
  return (text) => {
    const lines = text.split('\n').map((line) => [line, known.get(line) ?? wordsOf(line)] as const);
    known = new Map(lines);
    const words = lines.reduce((sum, [, count]) => sum + count, 0);
    return { words, minutes: readingMinutesOf(words) };
  };
}

function wordsOf(line: string): number {
  return line.replace(linkTarget, ']').match(word)?.length ?? 0;
}
