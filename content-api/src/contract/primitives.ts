import { z } from 'zod';
import { limits } from './limits.ts';
import { requiredLine, requiredOr } from './text.ts';

/** A record's id: 24 lower-case hex digits, increasing in time. */
export const idSchema = z.string('must be an id').regex(/^[0-9a-f]{24}$/, 'must be an id of 24 hex digits');

/** An instant as the API writes it: ISO 8601, UTC, milliseconds. */
export const timestampSchema = z.iso.datetime({ precision: 3, error: 'must be an ISO date in UTC' });

/** The version of a record that a write was based on. */
export const versionSchema = timestampSchema.optional();

/** A list of short texts, each trimmed and not empty. */
export function textList(label: string, max: number, itemMax: number = limits.name) {
  return z
    .array(requiredLine({ label, max: itemMax }), requiredOr(label, 'must be a list'))
    .max(max, `${label}: at most ${max} entries`);
}
