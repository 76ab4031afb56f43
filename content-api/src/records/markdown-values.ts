import { markdownFieldsOf } from '../contract/kinds/markdown-fields.ts';
import type { Kind } from '../contract/kinds/kind.ts';
import type { Values } from '../contract/kinds/values.ts';
import { textOfMarkdown } from '../markdown/text-of-markdown.ts';

/** Names of the fields of a record whose text is Markdown. */
export function markdownNamesOf(kind: Kind, data: Values): string[] {
  return data.format === 'markdown' ? markdownFieldsOf(kind) : [];
}

/** The data with the words of its Markdown fields in place of their source. */
export function withoutMarks(kind: Kind, data: Values): Values {
  const words = markdownNamesOf(kind, data).map((name) => {
    const value = data[name];
    return [name, typeof value === 'string' ? textOfMarkdown(value) : value] as const;
  });
  return words.length === 0 ? data : { ...data, ...Object.fromEntries(words) };
}
