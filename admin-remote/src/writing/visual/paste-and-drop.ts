import { Fragment, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { filesOf } from '../../media/use-file-target.ts';
import { readText } from '../document/written-text.ts';
import type { Pasted } from '../html-to-markdown.ts';
import type { PasteTakers } from '../paste-and-drop.ts';
import { footnoteLabels } from './commands.ts';
import { insertBlocks } from './insert-media.ts';
import { dropPoint, keepPoint, placeOf } from './insert-points.ts';

/** Own content, which was copied here or in another field. */
const ownMark = 'data-pm-slice';

/** Files that are dropped or pasted are handed on, pasted HTML is cleaned on the way that the source takes too. */
export function pasteAndDrop({ takeFiles, tellLeftOut }: PasteTakers): Plugin {
  let isShiftHeld = false;

  async function insertHtml(view: EditorView, html: string, plain: string): Promise<void> {
    view.dispatch(view.state.tr.deleteSelection());
    const point = keepPoint(view, view.state.selection.from);
    const pasted = await convert(html, footnoteLabels(view.state.doc));
    const at = view.isDestroyed ? undefined : placeOf(view, point);
    if (at === undefined) return;
    dropPoint(view, point);
    const content = pasted ? readText(pasted.text).doc.content : plainContent(view, plain);
    insertBlocks(view, at, content);
    if (pasted) tellLeftOut(pasted);
  }

  return new Plugin({
    props: {
      handleKeyDown(_view, event) {
        isShiftHeld = event.shiftKey && event.key.toLowerCase() === 'v';
        return false;
      },
      handleDOMEvents: {
        keyup() {
          isShiftHeld = false;
        },
      },
      clipboardTextParser(text, $context, isPlain) {
        if (isPlain || isShiftHeld) return plainSlice($context.doc.type.schema.nodes.paragraph, text);
        const { content } = readText(text).doc;
        return Slice.maxOpen(content);
      },
      handlePaste(view, { clipboardData }) {
        const files = filesOf(clipboardData);
        if (files.length > 0) {
          takeFiles(files, keepPoint(view, view.state.selection.to));
          return true;
        }
        const html = clipboardData?.getData('text/html') ?? '';
        const plain = clipboardData?.getData('text/plain') ?? '';
        const isCode = view.state.selection.$from.parent.type.spec.code === true;
        if (isShiftHeld && html.trim() !== '') {
          view.dispatch(view.state.tr.deleteSelection());
          insertBlocks(view, view.state.selection.from, plainContent(view, plain));
          return true;
        }
        if (html.trim() === '' || html.includes(ownMark) || isCode) return false;
        void insertHtml(view, html, plain);
        return true;
      },
      handleDrop(view, { dataTransfer, clientX: left, clientY: top }) {
        const files = [...(dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        const at = view.posAtCoords({ left, top })?.pos ?? view.state.selection.to;
        takeFiles(files, keepPoint(view, at));
        return true;
      },
    },
  });
}

/** Without the converter, and where there is nothing to convert, the text is taken as it is. */
async function convert(html: string, notes: Set<string>): Promise<Pasted | undefined> {
  try {
    const { htmlToMarkdown } = await import(/* webpackChunkName: "paste-html" */ '../html-to-markdown.ts');
    return htmlToMarkdown(html, (label) => notes.has(label));
  } catch {
    return undefined;
  }
}

function plainContent(view: EditorView, text: string): Fragment {
  return plainSlice(view.state.schema.nodes.paragraph, text).content;
}

/** Each line of plain text is a paragraph. */
function plainSlice(type: EditorView['state']['schema']['nodes'][string] | undefined, text: string): Slice {
  const lines = text.split(/(?:\r\n?|\n)+/).filter((line) => line.trim() !== '');
  const paragraphs = lines.flatMap((line) => type?.create(null, type.schema.text(line)) ?? []);
  return Slice.maxOpen(Fragment.from(paragraphs));
}
