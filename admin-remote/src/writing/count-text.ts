import { readingMinutesOf } from 'content-api/contract';

export interface TextCount {
  words: number;
  /** Whole minutes, at least 1. */
  minutes: number;
}

const linkTarget = /\]\([^()\s]*\)/g;
const word = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** Words of a Markdown text, and the time to read them. The addresses of links are not read. */
export function countText(text: string): TextCount {
  const words = text.replace(linkTarget, ']').match(word)?.length ?? 0;
  return { words, minutes: readingMinutesOf(words) };
}
