import type { EditorView } from '@codemirror/view';
import { icons } from '../components/icons.ts';
import {
  cycleHeading,
  editCode,
  insertTable,
  toggleBullets,
  toggleNumbers,
  toggleQuote,
  toggleTasks,
} from './block-edits.ts';
import { runEdit, toggleFind } from './create-view.ts';
import type { Edit } from './edits.ts';
import type { Tool } from './formatting-toolbar.tsx';
import { editLink, toggleBold, toggleItalic } from './inline-edits.ts';
import { writingIcons } from './writing-icons.ts';

const edits: readonly (Omit<Tool, 'run'> & { edit: Edit })[] = [
  { label: 'Bold', icon: writingIcons.bold, keys: 'B', edit: toggleBold },
  { label: 'Italic', icon: writingIcons.italic, keys: 'I', edit: toggleItalic },
  { label: 'Heading', icon: writingIcons.heading, edit: cycleHeading },
  { label: 'Link', icon: writingIcons.link, keys: 'K', edit: editLink },
  { label: 'Quote', icon: icons.quote, edit: toggleQuote },
  { label: 'Bulleted list', icon: icons.list, edit: toggleBullets },
  { label: 'Numbered list', icon: writingIcons.numbers, edit: toggleNumbers },
  { label: 'Task list', icon: writingIcons.tasks, edit: toggleTasks },
  { label: 'Code', icon: writingIcons.code, edit: editCode },
  { label: 'Table', icon: writingIcons.table, edit: insertTable },
];

/** Tools of the source. */
export function sourceTools(view: EditorView | undefined, onPicture: (() => void) | undefined): Tool[] {
  const formats = edits.map(({ edit, ...tool }) => ({
    ...tool,
    run() {
      if (view) runEdit(view, edit);
      view?.focus();
    },
  }));
  return [
    ...formats,
    ...(onPicture ? [{ label: 'Picture', icon: icons.picture, run: onPicture }] : []),
    { label: 'Find', icon: 'search', keys: 'F', run: () => view && toggleFind(view) },
  ];
}
