import { isObject } from '../../lib/value-at.ts';

export interface FaultyField {
  field: string;
  /** The field's label; the message is shown beside the field. */
  label: string;
}

/**
 * Flattens a form's nested errors: one per field, and for lists one per item, with its first faulty field.
 *
 * @param labels of the fields, in the form's order, which the answer follows
 */
export function faultyFields(errors: object, labels: Partial<Record<string, string>>): FaultyField[] {
  const byLabel = new Map<string, FaultyField>();
  for (const field of faultyPaths(errors)) {
    const label = labelOf(field, labels);
    if (!byLabel.has(label)) byLabel.set(label, { field, label });
  }
  const order = Object.keys(labels);
  const placeOf = ({ field }: FaultyField) => order.indexOf(field.split('.')[0] ?? field);
  return [...byLabel.values()].sort((one, other) => placeOf(one) - placeOf(other));
}

function faultyPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const field = prefix === '' ? key : `${prefix}.${key}`;
    if (Array.isArray(value)) return faultyPaths(value, field);
    if (!isObject(value)) return [];
    if (typeof value.message === 'string') return [field];
    return key === 'ref' ? [] : faultyPaths(value, field);
  });
}

function labelOf(field: string, labels: Partial<Record<string, string>>): string {
  const [name = field, index] = field.split('.');
  const label = labels[name] ?? name;
  return index === undefined ? label : `${label}, number ${Number(index) + 1}`;
}

/** Id of the control of a field, so that a summary can lead to it. */
export function controlId(form: string, field: string): string {
  return `${form}-${field.replaceAll('.', '-')}`;
}
