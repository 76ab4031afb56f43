import { isObject } from '../../lib/value-at.ts';

/** A field's value in words, for comparing two of them. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(empty)';
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.map(valueText).join('\n');
  if (isObject(value)) return Object.values(value).filter(isTelling).map(valueText).join(' · ') || '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isTelling(value: unknown): boolean {
  return (
    value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
  );
}
