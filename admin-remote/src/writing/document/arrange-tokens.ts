import type { StateCore, Token } from 'markdown-it';

const taskMark = /^\[([ xX])\]\s/;
/** A line within a quote, a list or a footnote that says where a reference leads. */
const innerDefinition = /^[ \t>*+\-\d.):]*(?:\[\^[^\]\n]+\]:[ \t>]*)?\[(?!\^)[^\]\n]+\]:/m;

/** Brings the tokens of a text to what the editor's document has, and marks what only its source can say. */
export function arrangeTokens(state: StateCore): void {
  arrangeFigures(state.tokens, state);
  arrangeTasks(state.tokens);
  state.tokens = withSources(state);
}

/** A picture that is alone in its paragraph is a figure, with the picture's title as its caption. */
function arrangeFigures(tokens: Token[], { Token: Made }: StateCore): void {
  for (const [index, token] of tokens.entries()) {
    const [open, close] = [tokens[index - 1], tokens[index + 1]];
    if (token.type !== 'inline' || open?.type !== 'paragraph_open' || open.hidden || !close) continue;
    const [image, ...more] = token.children ?? [];
    if (image?.type !== 'image' || more.length > 0) continue;
    const caption = new Made('text', '', 0);
    caption.content = String(image.attrGet('title') ?? '');
    open.type = 'figure_open';
    close.type = 'figure_close';
    open.tag = close.tag = 'figure';
    open.meta = { src: image.attrGet('src') ?? '', alt: textOf(image.children ?? []) };
    token.children = caption.content === '' ? [] : [caption];
  }
}

/** An item that begins with `[ ]` or `[x]` has a box to tick. */
function arrangeTasks(tokens: Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'list_item_open' || tokens[index + 1]?.type !== 'paragraph_open') continue;
    const first = tokens[index + 2]?.children?.[0];
    const found = first?.type === 'text' ? taskMark.exec(first.content) : null;
    if (!first || !found) continue;
    first.content = first.content.slice(found[0].length);
    token.meta = { checked: found[1] !== ' ' };
  }
}

/** The blocks of a text in order; lines that became none are blocks of source. */
function withSources(state: StateCore): Token[] {
  const lines = state.src.split('\n');
  const arranged: Token[] = [];
  let end = 0;
  const addSource = (to: number, level: Token[] = []): void => {
    const [from, until] = filledRange(lines, end, to);
    if (from < until) arranged.push(sourceToken(state, lines, from, until));
    arranged.push(...level);
  };
  for (const block of blocksOf(state.tokens)) {
    const [start, until] = block[0]?.map ?? [end, end];
    addSource(start);
    const isNested = block.length > 3 || block[0]?.type === 'blockquote_open';
    const source = lines.slice(start, until).join('\n');
    if (isNested && innerDefinition.test(source)) {
      const [from, to] = filledRange(lines, start, until);
      arranged.push(sourceToken(state, lines, from, to));
    } else arranged.push(...block);
    end = Math.max(end, until);
  }
  addSource(lines.length);
  return arranged;
}

/** The tokens of each block of the text. */
function blocksOf(tokens: Token[]): Token[][] {
  const blocks: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) blocks.push([]);
    blocks.at(-1)?.push(token);
    depth += token.nesting;
  }
  return blocks;
}

function sourceToken({ Token: Made }: StateCore, lines: string[], from: number, to: number): Token {
  const made = new Made('source', '', 0);
  made.block = true;
  made.content = lines.slice(from, to).join('\n');
  made.map = [from, to];
  return made;
}

function filledRange(lines: readonly string[], from: number, to: number): [number, number] {
  let [first, last] = [from, to];
  while (first < last && lines[first]?.trim() === '') first += 1;
  while (last > first && lines[last - 1]?.trim() === '') last -= 1;
  return [first, last];
}

/** The words of an alternative text, without its marks. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ children, content }) => (children ? textOf(children) : content)).join('');
}
