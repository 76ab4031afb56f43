import { z } from 'zod';
import { limits } from './limits.ts';
import { requiredOr } from './text.ts';

const dateForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A day (`2026-11-21`) or an instant, turned into an instant in UTC; may be empty. */
export function optionalDate(label: string) {
  return z
    .string(requiredOr(label, 'must be text'))
    .trim()
    .max(40, `${label} must be an ISO date`)
    .refine((value) => value === '' || normalizeDate(value) !== null, `${label} must be an ISO date`)
    .overwrite((value) => normalizeDate(value) ?? value);
}

/** The same, which must not be empty. */
export function requiredDate(label: string) {
  return z
    .string(requiredOr(label, 'must be text'))
    .trim()
    .min(1, `${label} is required`)
    .max(40, `${label} must be an ISO date`)
    .refine((value) => value === '' || normalizeDate(value) !== null, `${label} must be an ISO date`)
    .overwrite((value) => normalizeDate(value) ?? value);
}

/** The instant in its stored form, or null when it is no date between the years 1970 and 2100. */
function normalizeDate(value: string): string | null {
  if (!dateForm.test(value)) return null;
  const hasZone = value.length === 10 || /(Z|[+-]\d{2}:\d{2})$/.test(value);
  const date = new Date(hasZone ? value : `${value}Z`);
  if (Number.isNaN(date.getTime())) return null;
  const isoDay = new Date(`${value.slice(0, 10)}T00:00:00Z`).toISOString().slice(0, 10);
  if (isoDay !== value.slice(0, 10)) return null;
  const year = date.getUTCFullYear();
  return year >= limits.firstYear && year <= limits.lastYear ? date.toISOString() : null;
}
