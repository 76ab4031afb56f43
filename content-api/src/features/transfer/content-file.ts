import { z } from 'zod';
import { aliasesOf } from '../../contract/kinds/aliases.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { idSchema } from '../../contract/primitives.ts';
import { inputObjectOf } from '../../contract/schemas/input-of-field.ts';

const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString());

/** A record in the file: what a form sends, with its id and its times. */
export interface FileRecord {
  _id?: string;
  createdAt?: string;
  updatedAt?: string;
  values: Values;
}

/** The records of the file, by the plural of their kind. */
export type ContentFile = Record<string, FileRecord[] | undefined>;

/** All content as one file: what export writes, and what import and the demo content bring. */
export function contentFileSchemaOf(kinds: readonly Kind[]): z.ZodType<ContentFile> {
  const parts = kinds.map(
    (kind) => [kind.plural, kind.single === true ? oneOf(kind) : manyOf(kind)] as const,
  );
  return z.preprocess(withoutBrand, z.strictObject(Object.fromEntries(parts)));
}

/** In files from before the studio's words were content, `studio` named the brand, and was ignored. */
function withoutBrand(file: unknown): unknown {
  if (typeof file !== 'object' || file === null || !('studio' in file)) return file;
  const { studio, ...rest } = file;
  return typeof studio === 'object' && studio !== null && 'brand' in studio ? rest : file;
}

function manyOf(kind: Kind): z.ZodType<FileRecord[]> {
  return z.array(recordOf(kind)).default([]);
}

function oneOf(kind: Kind): z.ZodType<FileRecord[] | undefined> {
  return recordOf(kind)
    .transform((record) => [record])
    .optional();
}

/** Second names are ignored, and names of the past are the present ones. */
function recordOf(kind: Kind): z.ZodType<FileRecord> {
  const stamps = {
    _id: idSchema.optional(),
    createdAt: instant.optional(),
    updatedAt: instant.optional(),
  };
  const aliases = aliasesOf(kind).map(([alias]) => [alias, z.unknown().optional()] as const);
  const names = Object.keys(kind.fields);
  const stampsOf = z.object(stamps);
  const record = inputObjectOf(kind.fields, 'whole', { ...Object.fromEntries(aliases), ...stamps }).transform(
    (read) => ({
      ...stampsOf.parse(read),
      values: Object.fromEntries(Object.entries(read).filter(([name]) => names.includes(name))),
    }),
  );
  return z.preprocess((value) => withPresentNames(kind, value), record);
}

function withPresentNames({ fields }: Kind, record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const present = new Map(Object.entries(fields).map(([name, { was }]) => [was, name]));
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [present.get(name) ?? name, value as unknown]),
  );
}
