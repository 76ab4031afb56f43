import type { Kind } from './kind.ts';

/** Names of the fields whose text is Markdown in records whose `format` says so. */
export function markdownFieldsOf({ fields }: Pick<Kind, 'fields'>): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.type === 'prose' && field.markdown === true ? [name] : [],
  );
}

/** Name under which the finished HTML of a Markdown field is answered to pages. */
export function htmlNameOf(field: string): string {
  return `${field}Html`;
}

/** Name of the list of links to the headings of a long Markdown text. */
export function outlineNameOf(field: string): string {
  return `${field}OutlineHtml`;
}
