/** @jest-environment node */
import { EditorState } from '@codemirror/state';
import { blockInsert, flowInsert } from './edits.ts';

/** The text after something was inserted at the bar. */
function inserted(text: string, block: string, how: 'block' | 'flow'): string {
  const at = text.indexOf('|');
  const state = EditorState.create({ doc: text.replace('|', '') });
  const change = how === 'block' ? blockInsert(state, at, block).change : flowInsert(state, at, block);
  return state.update({ changes: change }).state.doc.toString();
}

test.each([
  ['|', 'X'],
  ['|word', 'X\n\nword'],
  ['wo|rd', 'word\n\nX'],
  ['one\n|', 'one\n\nX'],
  ['one\n\n|\n\ntwo', 'one\n\nX\n\ntwo'],
  ['one\n|\ntwo', 'one\n\nX\n\ntwo'],
  ['one|\ntwo', 'one\n\nX\n\ntwo'],
])('a picture put into %j is a block of its own', (text, expected) => {
  expect(inserted(text, 'X', 'block')).toBe(expected);
});

test.each([
  ['wo|rd', 'X', 'woXrd'],
  ['wo|rd', '- X\n- Y', 'wo\n\n- X\n- Y\n\nrd'],
  ['one\n|', '# X', 'one\n\n# X'],
])('what is pasted into %j stands where it was put', (text, pasted, expected) => {
  expect(inserted(text, pasted, 'flow')).toBe(expected);
});
