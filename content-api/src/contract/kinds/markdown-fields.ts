import type { Field } from './fields.ts';
import type { Kind } from './kind.ts';

/** Names of the fields whose text is Markdown in records whose `format` says so, without those within blocks. */
export function markdownFieldsOf({ fields }: Pick<Kind, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => isMarkdown(fields[name]));
}

/** Whether a field is Markdown or has blocks with Markdown in them. */
export function holdsMarkdown(field: Field | undefined): boolean {
  if (field?.type !== 'blocks') return isMarkdown(field);
  return Object.values(field.blocks).some(({ fields }) => Object.values(fields).some(isMarkdown));
}

function isMarkdown(field: Field | undefined): boolean {
  return field?.type === 'prose' && field.markdown === true;
}

/** Name under which the finished HTML of a Markdown field is answered to pages. */
export function htmlNameOf(field: string): string {
  return `${field}Html`;
}

/** Name of the list of links to the headings of a long Markdown text. */
export function outlineNameOf(field: string): string {
  return `${field}OutlineHtml`;
}
