import { pitch as kind } from 'content-api/contract';
import type { ClientPitch } from 'content-api/site-server';
import { readOptionalList, readRecord } from '../../lib/decode.ts';
import { readerOf } from '../../lib/reader-of.ts';

const readPitch = readerOf(kind);

/** The pitch as its page draws it. */
export function contentOf({ content }: ClientPitch) {
  return {
    ...readPitch(content),
    cards: readOptionalList(content.cards, (one) => readOptionalList(one, readRecord)),
  };
}

/** The headings of its parts, each once. */
export function headingsOf({ content }: ClientPitch): string[] {
  const headings = readOptionalList(content.blocks, readRecord).flatMap(({ title, text }) => {
    if (typeof title === 'string' && title !== '') return [title];
    return typeof text === 'string'
      ? Array.from(text.matchAll(/^#{1,3} (.+)$/gm), ([, heading = '']) => heading)
      : [];
  });
  return [...new Set(headings.map((heading) => heading.trim()).filter(Boolean))];
}
