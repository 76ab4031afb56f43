import type { Values } from './values.ts';

/** Whether a value is an object with values by their names. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
