/** What a template leaves to its studio: `[[Name of the studio]]`. */
const mark = /\[\[([^[\]\n]{1,200})\]\]/g;

/** What still has to be filled in, in the order of the text, each once. */
export function openMarksIn(text: string): string[] {
  return [...new Set([...text.matchAll(mark)].map(([, words = '']) => words))];
}
