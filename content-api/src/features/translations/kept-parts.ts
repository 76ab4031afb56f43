/** What a translation keeps letter for letter: code, placeholders, tags, footnotes, and where a link of Markdown leads. */
const kept = /```[\s\S]*?```|`[^`\n]+`|\{[A-Za-z][\w.]*\}|<[A-Za-z/!][^<>\n]*>|\[\^[^\]\s]+\]|\]\([^()\s"]+/g;

/** These parts of a text, in their order. */
export function keptPartsOf(text: string): string[] {
  return text.match(kept) ?? [];
}

/** A text in pieces: what is translated, and the places of what is kept among the parts of its source. */
export type Piece = string | { part: number };

/** @param parts those of the source; another part of the text stays text */
export function piecesOf(text: string, parts: readonly string[]): Piece[] {
  const free = new Map(parts.entries());
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(kept)) {
    const place = [...free].find(([, one]) => one === found)?.[0];
    if (place === undefined) continue;
    free.delete(place);
    pieces.push(text.slice(done, index), { part: place });
    done = index + found.length;
  }
  return [...pieces, text.slice(done)].filter((piece) => piece !== '');
}

/** Parts of the source that a translation does not have. */
export function lostParts(source: string, target: string): string[] {
  const left = keptPartsOf(target);
  return keptPartsOf(source).filter((part) => {
    const place = left.indexOf(part);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
