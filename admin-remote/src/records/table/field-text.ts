import type { Kind } from 'content-api/contract';
import { formatCalendarDay } from '../../lib/dates.ts';
import { textAt, textsAt, valueAt } from '../../lib/value-at.ts';

/** The value of a field in words, empty for none. */
export function fieldText({ fields }: Kind, name: string, record: object): string {
  const field = fields[name];
  const value = valueAt(record, name);
  switch (field?.type) {
    case 'date':
      return formatCalendarDay(textAt(record, name));
    case 'tags':
      return textsAt(record, name).join(', ');
    case 'choice':
      return field.optionLabels?.[textAt(record, name)] ?? textAt(record, name);
    case 'flag':
      return value === true ? 'Yes' : 'No';
    default:
      return typeof value === 'number' ? String(value) : textAt(record, name);
  }
}
