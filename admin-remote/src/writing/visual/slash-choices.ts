import type { Command } from 'prosemirror-state';
import {
  insertFootnote,
  insertRule,
  setHeading,
  toggleBullets,
  toggleCode,
  toggleNumbers,
  toggleQuote,
  toggleTasks,
} from './commands.ts';
import { insertTable } from './table-commands.ts';

export interface SlashChoice {
  label: string;
  /** Further words that find it. */
  words?: string;
  command: Command;
}

/** What a slash at the beginning of a line offers. */
export const slashChoices: readonly SlashChoice[] = [
  { label: 'Heading', words: 'h1 title', command: setHeading(1) },
  { label: 'Smaller heading', words: 'h2 subheading', command: setHeading(2) },
  { label: 'Smallest heading', words: 'h3', command: setHeading(3) },
  { label: 'Bulleted list', words: 'ul points', command: toggleBullets },
  { label: 'Numbered list', words: 'ol', command: toggleNumbers },
  { label: 'Task list', words: 'todo check', command: toggleTasks },
  { label: 'Quote', words: 'blockquote', command: toggleQuote },
  { label: 'Code', words: 'pre', command: toggleCode },
  { label: 'Table', words: 'grid rows columns', command: insertTable },
  { label: 'Line', words: 'rule hr divider', command: insertRule },
  { label: 'Footnote', words: 'note', command: insertFootnote },
];

/** Choices whose words begin with what was typed. */
export function choicesFor(choices: readonly SlashChoice[], query: string): SlashChoice[] {
  const wanted = query.trim().toLowerCase();
  return choices.filter(({ label, words = '' }) =>
    `${label} ${words}`
      .toLowerCase()
      .split(' ')
      .some((_, index, all) => all.slice(index).join(' ').startsWith(wanted)),
  );
}
