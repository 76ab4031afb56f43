import type { ListField } from 'content-api/contract';
import { textAt } from '../../lib/value-at.ts';

/** The first words of an item that say which it is. */
export function itemTitle({ item }: ListField, values: object): string {
  if (item.type !== 'group') return '';
  for (const [name, field] of Object.entries(item.fields)) {
    const text = textAt(values, name);
    if (field.type === 'choice' && field.required && text) return field.optionLabels?.[text] ?? text;
    if ((field.type === 'line' || field.type === 'text') && text) return text;
  }
  return '';
}
