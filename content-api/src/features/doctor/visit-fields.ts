import { blockOf } from '../../contract/kinds/fields.ts';
import type { Field, Fields } from '../../contract/kinds/fields.ts';
import { isValues } from '../../contract/kinds/is-values.ts';

/** One value of a record, with its field. */
export interface Spot {
  field: Field;
  /** Path in the data, such as `founders.0.image`. */
  path: string;
  /** Path in the words of the form: 'Founders, number 1: Image'. */
  label: string;
  value: unknown;
  /** The object that holds the value: the record, a group or a block. */
  holder: Record<string, unknown>;
}

/** Every value of a record: of groups, lists and blocks those within, after that of a list itself. */
export function visitFields(
  fields: Fields,
  values: Record<string, unknown>,
  at: { path: string; label: string } = { path: '', label: '' },
): Spot[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = at.path === '' ? name : `${at.path}.${name}`;
    const label = at.label === '' ? field.label : `${at.label}: ${field.label}`;
    return visitValue({ field, path, label, value: values[name], holder: values });
  });
}

function visitValue(spot: Spot): Spot[] {
  const { field, path, label, value } = spot;
  if (field.type === 'group') return isValues(value) ? visitFields(field.fields, value, spot) : [];
  if (field.type !== 'list' && field.type !== 'blocks') return [spot];
  const items: unknown[] = Array.isArray(value) ? value : [];
  const within = items.flatMap((item, index) => {
    const at = { path: `${path}.${index}`, label: `${label}, number ${index + 1}` };
    if (field.type === 'list') return visitValue({ ...spot, field: field.item, ...at, value: item });
    return isValues(item) ? visitFields(blockOf(field, item)?.fields ?? {}, item, at) : [];
  });
  return [spot, ...within];
}
