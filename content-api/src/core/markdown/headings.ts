import type { Element } from 'hast';
import { composed } from '../../contract/clean-text.ts';
import { textWithin } from './tree.ts';

const lowestLevel = 6;
const idMax = 60;
const fallbackId = 'section';

/**
 * Puts headings one level down, below the page's own, and gives each an id of its own made from its words.
 *
 * @param prefix beginning of the ids, so that no text can take an id of the page
 */
export function createHeadings(prefix: string): (heading: Element) => Element {
  const taken = new Set<string>();
  /** The number at the end of the last id that was made of the same words. */
  const counts = new Map<string, number>();

  function freeId(words: string): string {
    const base = anchorOf(words);
    let count = counts.get(base) ?? 1;
    let id = base;
    // The words of another heading may end in the same number.
    while (taken.has(id)) {
      count += 1;
      id = `${base}-${count}`;
    }
    counts.set(base, count);
    taken.add(id);
    return id;
  }

  return (heading) => {
    const level = Math.min(lowestLevel, Number(heading.tagName.slice(1)) + 1);
    const id = prefix + freeId(textWithin(heading));
    return { ...heading, tagName: `h${level}`, properties: { id } };
  };
}

/** Keeps the letters of every script, unlike a slug: the anchors that people have linked to stay. */
function anchorOf(text: string): string {
  const words =
    composed(text)
      .toLowerCase()
      .match(/(?:\p{L}\p{M}*|\p{N})+/gu) ?? [];
  return (
    words
      .join('-')
      .slice(0, idMax)
      .toWellFormed()
      .replace(/\ufffd$/, '') || fallbackId
  );
}
