import type { AboutView } from './about.ts';

export interface TextPart {
  text: string;
  highlighted: boolean;
}

/**
 * Cuts a paragraph at its highlighted phrases. Phrases are looked up as they are, never as patterns; one that is not in
 * the paragraph changes nothing, and phrases that overlap share the marked stretch.
 */
export function splitHighlights(
  paragraph: string,
  index: number,
  highlights: AboutView['highlights'],
): TextPart[] {
  const spans = highlights
    .filter((one) => one.paragraphIndex === index && one.text !== '')
    .map((one) => ({ from: paragraph.indexOf(one.text), length: one.text.length }))
    .filter((one) => one.from >= 0)
    .sort((a, b) => a.from - b.from);
  const parts: TextPart[] = [];
  let at = 0;
  for (const { from, length } of spans) {
    const end = from + length;
    if (end <= at) continue;
    const start = Math.max(from, at);
    if (start > at) parts.push({ text: paragraph.slice(at, start), highlighted: false });
    parts.push({ text: paragraph.slice(start, end), highlighted: true });
    at = end;
  }
  if (at < paragraph.length) parts.push({ text: paragraph.slice(at), highlighted: false });
  return parts;
}
