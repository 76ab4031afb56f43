import { icons } from '../components/icons.ts';
import type { Tool } from './formatting-toolbar.tsx';
import { writingIcons } from './writing-icons.ts';

type Face = Omit<Tool, 'run' | 'isOn'>;

/** Names, icons and keys of the tools of the page, in their order. They are shown before the editor is there. */
export const toolFaces = {
  bold: { label: 'Bold', icon: writingIcons.bold, keys: 'B' },
  italic: { label: 'Italic', icon: writingIcons.italic, keys: 'I' },
  strike: { label: 'Strikethrough', icon: writingIcons.strike, keys: 'Shift+X' },
  heading: { label: 'Heading', icon: writingIcons.heading, keys: 'Alt+1' },
  link: { label: 'Link', icon: writingIcons.link, keys: 'K' },
  quote: { label: 'Quote', icon: icons.quote, keys: 'Shift+B' },
  bullets: { label: 'Bulleted list', icon: icons.list, keys: 'Shift+8' },
  numbers: { label: 'Numbered list', icon: writingIcons.numbers, keys: 'Shift+7' },
  tasks: { label: 'Task list', icon: writingIcons.tasks, keys: 'Shift+9' },
  code: { label: 'Code', icon: writingIcons.code, keys: 'E' },
  table: { label: 'Table', icon: writingIcons.table, keys: 'Alt+T' },
  footnote: { label: 'Footnote', icon: writingIcons.footnote, keys: 'Alt+F' },
  picture: { label: 'Picture', icon: icons.picture },
} satisfies Record<string, Face>;
