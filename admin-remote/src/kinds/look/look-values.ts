import { inputSchemaOf, limits, look } from 'content-api/contract';
import type { Kind } from 'content-api/contract';
import { isObject } from '../../lib/value-at.ts';
import { formValuesOf, inputOf } from '../../records/form-values.ts';
import type { FormValues } from '../../records/form-values.ts';
import { packedFontsSchema } from './look-fonts.ts';
import type { PackedFonts } from './look-fonts.ts';

const { saved: _, ...fields } = look.fields;

/** A look without those that are kept beside it. */
const oneLook: Kind = { ...look, fields };

/** The values of a record or form that belong to its look. */
export function lookValuesOf(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** The same as one that says everything: what it leaves out is as in the usual look. */
export function wholeLookOf(values: FormValues): FormValues {
  return { ...formValuesOf(fields, {}), ...values };
}

/** The look as it is sent, of what the form holds. */
export function lookInputOf(values: FormValues): FormValues {
  return inputOf(fields, values);
}

/** A file with one look and its own fonts. */
export function lookFileOf(name: string, values: FormValues, fonts: PackedFonts): string {
  const more = Object.keys(fonts).length > 0 ? { fonts } : {};
  return `${JSON.stringify({ name, look: lookInputOf(values), ...more }, null, 2)}\n`;
}

type ReadLook = { name: string; values: FormValues; fonts: PackedFonts } | { faults: string[] };

/** Reads such a file. Whatever is wrong is said by field, and nothing is taken. */
export function readLookFile(text: string): ReadLook {
  const file = parsed(text);
  if (!isObject(file) || !isObject(file.look)) return { faults: ['This is no file of a look.'] };
  const { name, look: values, fonts = {}, ...more } = file;
  const packed = packedFontsSchema.safeParse(fonts);
  if (!packed.success) return { faults: ['The fonts in the file cannot be read.'] };
  const checked = inputSchemaOf(oneLook, 'whole').safeParse(values);
  const unknown = Object.keys(more).map((key) => `Unknown field: ${key}`);
  const faults = checked.success ? unknown : [...unknown, ...checked.error.issues.flatMap(messagesOf)];
  if (!checked.success || faults.length > 0) return { faults };
  const title = typeof name === 'string' ? name.trim().slice(0, limits.name) : '';
  return { name: title || 'Imported look', values: formValuesOf(fields, checked.data), fonts: packed.data };
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
