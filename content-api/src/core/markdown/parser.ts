import MarkdownIt from 'markdown-it';
import type { MarkdownIt as Parser, Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';

interface Document {
  /** Blocks in order, each with its inline parts as `children`. */
  parsed: Token[];
  /** The HTML of the parsed text as the parser writes it, before anything is checked. */
  toHtml: () => string;
}

/** Blocks and inline parts of a text; many times what the longest text of a person has. */
const partsMax = 40_000;
const nestingMax = 30;
const footnoteLabelMax = 100;

const parser = createParser();

/**
 * Parses CommonMark with tables, strikethrough and footnotes. Text that looks like HTML stays text. Undefined for a
 * text with so many or so deeply nested parts that it was made to keep the server busy.
 */
export function parseMarkdown(text: string): Document | undefined {
  const environment = {};
  const parsed = parser.parse(text, environment);
  const count = parsed.reduce((sum, { children }) => sum + 1 + (children?.length ?? 0), 0);
  if (count > partsMax) return undefined;
  return { parsed, toHtml: () => parser.renderer.render(parsed, parser.options, environment) };
}

function createParser(): Parser {
  const made = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: nestingMax });
  made.use(footnotes);
  made.inline.ruler.disable('footnote_inline');
  // The plugin looks for the end of each label up to the end of the line, which takes quadratic time.
  made.inline.ruler.before('footnote_ref', 'footnote_label', (state, isSilent) => {
    const { src, pos } = state;
    if (!src.startsWith('[^', pos) || src.slice(pos, pos + footnoteLabelMax).includes(']')) return false;
    if (!isSilent) state.pending += '[^';
    state.pos += 2;
    return true;
  });
  made.renderer.rules.footnote_caption = (tokens, index) => String(Number(tokens[index]?.meta?.id) + 1);
  return made;
}
