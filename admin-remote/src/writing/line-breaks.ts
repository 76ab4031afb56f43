const blocks =
  'p, div, ul, ol, li, table, blockquote, pre, hr, h1, h2, h3, h4, h5, h6, article, section, header, footer';
const marks = 'strong, b, em, i, del, s, a, span, font, u, code';

/**
 * Leaves the line breaks that are within a paragraph. Those at its edges and between blocks only make space; several
 * together end the paragraph, and headings and cells have one line.
 */
export function arrangeBreaks(body: HTMLElement): void {
  for (const first of body.querySelectorAll('br')) {
    if (!first.isConnected || first.closest('pre')) continue;
    const more = breaksAfter(first);
    const last = more.at(-1) ?? first;
    const isAtEdge = isEdge(first, 'previousSibling') || isEdge(last, 'nextSibling');
    for (const one of more) one.remove();
    if (isAtEdge) first.replaceWith(' ');
    else if (first.closest('h1, h2, h3, h4, h5, h6, td, th')) first.replaceWith(' ');
    // An empty block ends a paragraph.
    else if (more.length > 0 && !first.closest(marks))
      first.replaceWith(body.ownerDocument.createElement('div'));
  }
}

function breaksAfter(first: HTMLBRElement): HTMLBRElement[] {
  const found: HTMLBRElement[] = [];
  for (let node = first.nextSibling; node; node = node.nextSibling) {
    if (node instanceof HTMLBRElement) found.push(node);
    else if (!isSpace(node)) break;
  }
  return found;
}

/** Whether a block begins or ends there, seen through marks. */
function isEdge(node: Node, side: 'previousSibling' | 'nextSibling'): boolean {
  let next = node[side];
  while (next && isSpace(next)) next = next[side];
  if (next) return next instanceof Element && next.matches(blocks);
  const { parentElement } = node;
  return !parentElement?.matches(marks) || isEdge(parentElement, side);
}

function isSpace(node: Node): boolean {
  return node.nodeType !== Node.ELEMENT_NODE && /^[\s\u200b\ufeff]*$/.test(node.textContent ?? '');
}
