import type { Field } from 'content-api/contract';
import { isObject } from '../lib/value-at.ts';

/** Whether the control of a field holds anything. */
export function isFilled(field: Field, value: unknown): boolean {
  if (field.type === 'flag') return value === true;
  return holdsText(value);
}

function holdsText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  return isObject(value) && Object.values(value).some(holdsText);
}
