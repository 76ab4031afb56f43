import { blockOf } from '../../contract/kinds/fields.ts';
import type { Fields } from '../../contract/kinds/fields.ts';
import { holdsMarkdown } from '../../contract/kinds/markdown-fields.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { textOfMarkdown } from '../markdown/text-of-markdown.ts';
import { isValues } from '../../contract/kinds/is-values.ts';
import { readValues } from './read-values.ts';

/** A Markdown text, and the object that holds it: the record itself or one of its blocks. */
export interface MarkdownText {
  holder: Record<string, unknown>;
  name: string;
  text: string;
}

/** The Markdown texts of a record, in the order of the definition. `values` are those of the whole record. */
export function markdownTextsOf(
  { fields }: Kind,
  data: Values,
  values: Record<string, unknown>,
): MarkdownText[] {
  return formatOf(fields, data) === 'markdown' ? textsIn(fields, values) : [];
}

function textsIn(fields: Fields, holder: Record<string, unknown>): MarkdownText[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!holdsMarkdown(field)) return [];
    const value = holder[name];
    if (field.type !== 'blocks') return [{ holder, name, text: typeof value === 'string' ? value : '' }];
    const blocks: unknown[] = Array.isArray(value) ? value : [];
    return blocks.filter(isValues).flatMap((one) => textsIn(blockOf(field, one)?.fields ?? {}, one));
  });
}

/** The data with the words of its Markdown in place of its source. */
export function withoutMarks(kind: Kind, data: Values): Values {
  if (formatOf(kind.fields, data) !== 'markdown') return data;
  const marked = Object.entries(kind.fields).filter(([, field]) => holdsMarkdown(field));
  const words = readValues(Object.fromEntries(marked), data);
  for (const { holder, name, text } of markdownTextsOf(kind, data, words))
    holder[name] = textOfMarkdown(text);
  return { ...data, ...words };
}

/** The default of a choice is not stored. */
function formatOf({ format }: Fields, data: Values): unknown {
  return data.format ?? (format?.type === 'choice' ? format.default : undefined);
}
