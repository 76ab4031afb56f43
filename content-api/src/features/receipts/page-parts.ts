import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { textProperty, textWithin } from '../../core/markdown/tree.ts';

/** Everything of a finished page that a receipt lists. */
export interface PageParts {
  /** Each picture with the addresses of its sizes: `sources` of the first `source`, best format first. */
  pictures: { src: string; sources: { address: string; width: number }[]; hasWords: boolean }[];
  headings: { level: number; text: string }[];
  links: string[];
  ids: ReadonlySet<string>;
}

/** Reads the finished HTML of a page. Decoration, which is hidden from assistive technology, needs no words. */
export function pageParts(html: string): PageParts {
  const parts = { pictures: [], headings: [], links: [], ids: new Set<string>() } as {
    pictures: PageParts['pictures'];
    headings: PageParts['headings'];
    links: string[];
    ids: Set<string>;
  };
  visit(fromHtml(html), { isHidden: false, sources: [], isTold: false });
  return parts;

  function visit(node: Root | Element, within: Within): void {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      collect(child, within);
      visit(child, inside(child, within));
    }
  }

  function collect(element: Element, { isHidden, sources, isTold }: Within): void {
    const id = textProperty(element, 'id');
    if (id !== undefined) parts.ids.add(id);
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level !== undefined) parts.headings.push({ level: Number(level), text: textWithin(element).trim() });
    const href = element.tagName === 'a' ? textProperty(element, 'href') : undefined;
    if (href !== undefined) parts.links.push(href);
    if (element.tagName !== 'img') return;
    const alt = textProperty(element, 'alt');
    // An empty text says that a picture is decoration; a figure is none.
    const hasWords = isHidden || (alt !== undefined && (alt.trim() !== '' || !isTold));
    parts.pictures.push({ src: textProperty(element, 'src') ?? '', sources, hasWords });
  }
}

interface Within {
  isHidden: boolean;
  /** Within a figure. */
  isTold: boolean;
  sources: { address: string; width: number }[];
}

function inside(element: Element, within: Within): Within {
  const isHidden = within.isHidden || element.properties.ariaHidden === 'true';
  const isTold = within.isTold || element.tagName === 'figure';
  if (element.tagName !== 'picture') return { ...within, isHidden, isTold };
  const [source] = element.children.filter(
    (child): child is Element => child.type === 'element' && child.tagName === 'source',
  );
  return { isHidden, isTold, sources: sourcesOf(source) };
}

/** The parser gives a list of candidates as a list or as text. */
function sourcesOf(source: Element | undefined): Within['sources'] {
  const given = source?.properties.srcSet;
  const candidates = Array.isArray(given) ? given.map(String) : String(given ?? '').split(',');
  return candidates.flatMap((candidate) => {
    const [, address, width] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(candidate) ?? [];
    return address === undefined ? [] : [{ address, width: Number(width) }];
  });
}
