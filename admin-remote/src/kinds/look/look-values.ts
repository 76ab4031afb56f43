import { inputSchemaOf, limits, look } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { isObject } from '../../lib/value-at.ts';
import type { FormValues } from '../../records/form-values.ts';

const { saved: _, ...fields } = look.fields;

/** A look without those that are kept beside it. */
const oneLook: Kind = { ...look, fields };

/** The values of a record or form that belong to its look. */
export function lookValuesOf(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** A file with one look. */
export function lookFileOf(name: string, values: FormValues): string {
  return `${JSON.stringify({ name, look: values }, null, 2)}\n`;
}

type ReadLook = { name: string; values: FormValues } | { faults: string[] };

/** Reads such a file. Whatever is wrong is said by field, and nothing is taken. */
export function readLookFile(text: string): ReadLook {
  const file = parsed(text);
  if (!isObject(file) || !isObject(file.look)) return { faults: ['This is no file of a look.'] };
  const { name, look: values, ...more } = file;
  const checked = inputSchemaOf(oneLook, 'whole').safeParse(values);
  const unknown = Object.keys(more).map((key) => `Unknown field: ${key}`);
  const faults = checked.success ? unknown : [...unknown, ...checked.error.issues.flatMap(messagesOf)];
  if (!checked.success || faults.length > 0) return { faults };
  const title = typeof name === 'string' ? name.trim().slice(0, limits.name) : '';
  return { name: title || 'Imported look', values: lookValuesOf({ ...checked.data }) };
}

interface Issue {
  code?: string;
  message: string;
  keys?: string[];
  path: PropertyKey[];
}

function messagesOf({ keys, message }: Issue): string[] {
  return keys ? keys.map((key) => `Unknown field: ${key}`) : [message];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
