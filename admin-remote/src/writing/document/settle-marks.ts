import { Fragment } from 'prosemirror-model';
import type { Mark, Node } from 'prosemirror-model';

const flanked = new Set(['em', 'strong', 'strike']);
const letter = /^[\p{L}\p{N}]$/u;

/**
 * Brings marks to where Markdown can say them: what stands at the edge of a mark and is no letter goes out of it where a
 * letter follows, since the asterisks would stand in the text.
 */
export function settleMarks(content: Fragment): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => nodes.push(node));
  for (const name of flanked) {
    for (let index = 0; index < nodes.length; index += 1) {
      const mark = markNamed(nodes[index], name);
      if (!mark) continue;
      if (!markNamed(nodes[index - 1], name)) index += moveEdge(nodes, index, mark, 'start');
      if (!markNamed(nodes[index + 1], name)) index += moveEdge(nodes, index, mark, 'end');
    }
  }
  return Fragment.from(nodes);
}

/** Takes a mark from the signs at one of its edges; returns how many nodes came before it. */
function moveEdge(nodes: Node[], index: number, mark: Mark, edge: 'start' | 'end'): number {
  const node = nodes[index];
  const outside = nodes[edge === 'start' ? index - 1 : index + 1];
  if (!node?.isText || !outside?.isText) return 0;
  const text = Array.from(node.text ?? '');
  const next = Array.from(outside.text ?? '').at(edge === 'start' ? -1 : 0);
  if (!letter.test(next ?? '')) return 0;
  let count = 0;
  while (count < text.length && !letter.test(text.at(edge === 'start' ? count : -1 - count) ?? ''))
    count += 1;
  if (count === 0) return 0;
  const bare = mark.removeFromSet(node.marks);
  const { schema } = node.type;
  const cut = edge === 'start' ? count : text.length - count;
  const [head, tail] = [text.slice(0, cut).join(''), text.slice(cut).join('')];
  const parts = [
    { words: head, marks: edge === 'start' ? bare : node.marks },
    { words: tail, marks: edge === 'start' ? node.marks : bare },
  ].filter(({ words }) => words !== '');
  nodes.splice(index, 1, ...parts.map(({ words, marks }) => schema.text(words, marks)));
  return edge === 'start' ? parts.length - 1 : 0;
}

function markNamed(node: Node | undefined, name: string): Mark | undefined {
  return node?.marks.find(({ type }) => type.name === name);
}
