import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { theme } from 'shared-ui';

const { colors, fonts, fontSizes, space } = theme;

const look = EditorView.theme(
  {
    '&': { height: '100%', background: 'transparent', color: colors.text },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: fonts.text, fontSize: fontSizes.md, lineHeight: '1.65', overflow: 'auto' },
    '.cm-content': { padding: `${space[2]} 0`, caretColor: colors.text },
    '.cm-line': { padding: `0 ${space[2]}` },
    '.cm-placeholder': { color: colors.textQuiet },
    '.cm-panels': { background: colors.surface, color: colors.textSoft },
    '.cm-panels-top': { borderBottom: `1px solid ${colors.border}` },
    '.cm-searchMatch': { background: colors.primaryTint, outline: `1px solid ${colors.control}` },
    '.cm-searchMatch-selected': { background: colors.primary },
    '.cm-searchMatch-selected, .cm-searchMatch-selected *': { color: colors.onFill },
    '.cm-dropCursor': { borderLeft: `2px solid ${colors.focus}` },
  },
  { dark: true },
);

const marks = HighlightStyle.define([
  { tag: tags.heading1, fontSize: '1.5em', fontWeight: '650', lineHeight: '1.35' },
  { tag: tags.heading2, fontSize: '1.25em', fontWeight: '650', lineHeight: '1.4' },
  { tag: [tags.heading3, tags.heading4, tags.heading5, tags.heading6], fontWeight: '650' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.quote, color: colors.textSoft },
  { tag: tags.link, color: colors.primaryText },
  { tag: [tags.url, tags.labelName], color: colors.textQuiet },
  { tag: tags.monospace, fontFamily: fonts.mono, fontSize: '0.9em', color: colors.tertiaryText },
  { tag: [tags.processingInstruction, tags.contentSeparator], color: colors.textQuiet, fontWeight: '400' },
]);

/** Styles of Markdown in the editor. */
export const writingTheme = [look, syntaxHighlighting(marks)];
