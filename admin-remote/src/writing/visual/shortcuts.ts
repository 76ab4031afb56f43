import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import { schema } from '../document/schema.ts';

const { nodes, marks } = schema;

/** Signs of Markdown become what they mean as they are typed. The key to delete backwards takes that back. */
export const shortcuts = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,9})[.)]\s$/,
      nodes.ordered_list,
      ([, number]) => ({ order: Number(number) }),
      ([, number], { childCount, attrs }) => childCount + Number(attrs.order) === Number(number),
    ),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    new InputRule(/^---$/, (state, _match, start) => {
      const $start = state.doc.resolve(start);
      if ($start.parent.type !== nodes.paragraph) return null;
      return state.tr
        .delete(start, state.selection.to)
        .insert($start.before(), nodes.horizontal_rule.create());
    }),
    new InputRule(/^\[([ xX]?)\]\s$/, (state, [, sign], start, end) => {
      const $start = state.doc.resolve(start);
      if ($start.depth < 2 || $start.node(-1).type !== nodes.list_item) return null;
      return state.tr
        .delete(start, end)
        .setNodeAttribute($start.before(-1), 'checked', sign === 'x' || sign === 'X');
    }),
    markRule(/(?:^|[\s(])(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/, marks.strong),
    markRule(/(?:^|[\s(])(\*([^*\s](?:[^*]*[^*\s])?)\*)$/, marks.em),
    markRule(/(?:^|[\s(])(_([^_\s](?:[^_]*[^_\s])?)_)$/, marks.em),
    markRule(/(?:^|[\s(])(~~([^~\s](?:[^~]*[^~\s])?)~~)$/, marks.strike),
    markRule(/(?:^|[\s(])(`([^`]+)`)$/, marks.code),
  ],
});

/** Marks the words between two signs, and takes the signs away. */
function markRule(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(
    pattern,
    (state, [all, marked = '', words = ''], start, end) => {
      const from = start + all.length - marked.length;
      if (!state.doc.resolve(from).parent.type.allowsMarkType(type)) return null;
      const open = from + marked.indexOf(words);
      const { tr } = state;
      if (open + words.length < end) tr.delete(open + words.length, end);
      tr.delete(from, open);
      return tr.addMark(from, from + words.length, type.create()).removeStoredMark(type);
    },
    { inCodeMark: false },
  );
}
