import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { filesOf } from '../media/use-file-target.ts';
import { flowInsert } from './edits.ts';
import { dropPoint, insertAtPoint, keepPoint } from './insert-points.ts';
import type { Pasted } from './html-to-markdown.ts';

export interface PasteTakers {
  /** Gets files, and the place of the text that they belong to. */
  takeFiles: (files: File[], point: number) => void;
  /** Gets what was left out of a paste. */
  tellLeftOut: (pasted: Pasted) => void;
}

/** Files that are dropped or pasted are handed on, and pasted HTML becomes Markdown; with Shift it is pasted as text. */
export function pasteAndDrop({ takeFiles, tellLeftOut }: PasteTakers) {
  let isShiftHeld = false;

  async function insertHtml(view: EditorView, html: string, plain: string): Promise<void> {
    view.dispatch(view.state.replaceSelection(''));
    const point = keepPoint(view, view.state.selection.main.head);
    const pasted = await convert(html, plain, view.state.doc.toString());
    insertAtPoint(view, point, (at) => flowInsert(view.state, at, pasted.text));
    dropPoint(view, point);
    tellLeftOut(pasted);
  }

  return EditorView.domEventHandlers({
    keydown(event) {
      isShiftHeld = event.shiftKey && event.key.toLowerCase() === 'v';
    },
    keyup() {
      isShiftHeld = false;
    },
    paste({ clipboardData }, view) {
      const files = filesOf(clipboardData);
      if (files.length > 0) {
        takeFiles(files, keepPoint(view, view.state.selection.main.to));
        return true;
      }
      const html = clipboardData?.getData('text/html') ?? '';
      if (html.trim() === '' || isShiftHeld || isInCode(view.state)) return false;
      void insertHtml(view, html, clipboardData?.getData('text/plain') ?? '');
      return true;
    },
    dragover({ dataTransfer }) {
      if (!dataTransfer?.types.includes('Files')) return false;
      dataTransfer.dropEffect = 'copy';
      return true;
    },
    drop({ dataTransfer, clientX: x, clientY: y }, view) {
      const files = [...(dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      takeFiles(files, keepPoint(view, view.posAtCoords({ x, y }) ?? view.state.selection.main.to));
      return true;
    },
  });
}

/** Without the converter, and where there is nothing to convert, the text is taken as it is. */
async function convert(html: string, plain: string, text: string): Promise<Pasted> {
  const asItIs = { text: plain.replace(/\r\n?/g, '\n'), picturesLeftOut: 0, picturesElsewhere: [] };
  try {
    const { htmlToMarkdown } = await import(/* webpackChunkName: "paste-html" */ './html-to-markdown.ts');
    return htmlToMarkdown(html, (label) => text.includes(`[^${label}]`)) ?? asItIs;
  } catch {
    return asItIs;
  }
}

function isInCode(state: EditorState): boolean {
  let node: ReturnType<ReturnType<typeof syntaxTree>['resolveInner']> | null = syntaxTree(state).resolveInner(
    state.selection.main.head,
    -1,
  );
  for (; node; node = node.parent) if (/Code$/.test(node.name)) return true;
  return false;
}
