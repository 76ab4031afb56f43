import type { Field, Fields } from 'content-api/contract';

/** The field of a record with the format of its prose. */
export const formatField = 'format';
export const markdownFormat = 'markdown';

/** Whether records of these fields may be Markdown. */
export function hasFormat(fields: Fields): boolean {
  const field = fields[formatField];
  return field?.type === 'choice' && field.options.includes(markdownFormat);
}

/** Whether the text of this field is Markdown when its record is. */
export function mayBeMarkdown(field: Field | undefined): boolean {
  return field?.type === 'prose' && field.markdown === true;
}
