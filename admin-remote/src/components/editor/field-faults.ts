import { isObject } from '../../lib/is-object.ts';

export interface FieldFault {
  field: string;
  message: string;
}

/** Every message in the nested errors of a form, in the order of its fields. */
export function fieldFaults(errors: object, prefix = ''): FieldFault[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    const field = prefix === '' ? key : `${prefix}.${key}`;
    if (Array.isArray(value)) return fieldFaults(value, field);
    if (!isObject(value)) return [];
    if (typeof value.message === 'string') return [{ field, message: value.message }];
    return key === 'ref' ? [] : fieldFaults(value, field);
  });
}

/** Id of the control of a field, so that a summary can lead to it. */
export function controlId(form: string, field: string): string {
  return `${form}-${field.replaceAll('.', '-')}`;
}
