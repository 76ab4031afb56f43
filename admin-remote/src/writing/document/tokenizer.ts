import MarkdownIt from 'markdown-it';
import type { MarkdownIt as Tokenizer } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { arrangeTokens } from './arrange-tokens.ts';

const nestingMax = 30;
const footnoteLabelMax = 100;

/**
 * Reads Markdown as the API does (content-api/src/core/markdown/parser.ts), with footnotes where they are written, lone
 * pictures as figures, and what has no token of its own, such as the addresses of references, as source.
 */
export function createTokenizer(): Tokenizer {
  const made = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: nestingMax });
  const before = new Set(made.block.ruler.getRules(''));
  made.use(footnotes);
  const define = made.block.ruler.getRules('').find((rule) => !before.has(rule));
  made.core.ruler.disable('footnote_tail');
  made.inline.ruler.disable('footnote_inline');
  made.inline.ruler.before('footnote_ref', 'footnote_label', (state, isSilent) => {
    const { src, pos } = state;
    if (!src.startsWith('[^', pos) || src.slice(pos, pos + footnoteLabelMax).includes(']')) return false;
    if (!isSilent) state.pending += '[^';
    state.pos += 2;
    return true;
  });
  if (define) {
    // The plugin does not say in which lines a footnote stands.
    made.block.ruler.at(
      'footnote_def',
      (state, start, end, isSilent) => {
        const first = state.tokens.length;
        const isFound = define(state, start, end, isSilent);
        const token = state.tokens[first];
        if (isFound && token) token.map = [start, state.line];
        return isFound;
      },
      { alt: ['paragraph', 'reference'] },
    );
  }
  made.core.ruler.push('arrange', arrangeTokens);
  return made;
}
