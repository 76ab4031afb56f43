import { z } from 'zod';
import { aliasesOf } from '../../contract/kinds/aliases.ts';
import { hasWords } from '../../contract/kinds/field-words.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { kindOfTrade } from '../../contract/kinds/trade.ts';
import type { Values } from '../../contract/kinds/values.ts';
import { readLanguage } from '../../contract/language.ts';
import { idSchema } from '../../contract/primitives.ts';
import { inputObjectOf } from '../../contract/schemas/input-of-field.ts';

const instant = z.iso.datetime({ offset: true }).transform((value) => new Date(value).toISOString());

/** A record in the file: what a form sends, with its id and its times. */
export interface FileRecord {
  _id?: string;
  createdAt?: string;
  updatedAt?: string;
  values: Values;
  /** Of a translation: the words of the original that it was made from. @default those of the original in the file */
  source?: Values;
}

/** The records of the file, by the plural of their kind; translations as `projects@de`. */
export type ContentFile = Record<string, FileRecord[] | undefined>;

/** All content as one file: what export writes, and what import and the demo content bring. */
export function contentFileSchemaOf(kinds: readonly Kind[]): z.ZodType<ContentFile> {
  const parts = kinds.map(
    (kind) => [kind.plural, kind.single === true ? oneOf(kind) : manyOf(kind)] as const,
  );
  const translated = kinds.filter(hasWords).map((kind) => {
    const part = kind.single === true ? translation.transform((one) => [one]) : z.array(translation);
    return [kind.plural, part.optional()] as const;
  });
  const translations = z.record(language, z.strictObject(Object.fromEntries(translated))).optional();
  const file = z.strictObject({ ...Object.fromEntries(parts), translations });
  return z.preprocess(
    withoutBrand,
    file.transform(({ translations: read = {}, ...own }) => ({ ...own, ...flatTranslations(read) })),
  );
}

/** A translation needs its words alone. It is checked with its original. */
const translation = z
  .looseObject({
    _id: idSchema.optional(),
    createdAt: instant.optional(),
    updatedAt: instant.optional(),
    source: z.record(z.string(), z.unknown()).optional(),
  })
  .transform(({ _id, createdAt, updatedAt, source, ...values }): FileRecord => ({
    ...(_id !== undefined && { _id }),
    ...(createdAt !== undefined && { createdAt }),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(source !== undefined && { source }),
    values,
  }));

const language = z
  .string()
  .refine((code) => readLanguage(code) === code, { error: ({ input }) => `${String(input)} is no language` });

type Translations = Record<string, Record<string, FileRecord[] | undefined>>;

/** Translations come beside the records, under keys of their own. */
function flatTranslations(translations: Translations): ContentFile {
  const parts = Object.entries(translations).flatMap(([code, records]) =>
    Object.entries(records).map(([plural, list]) => [`${plural}@${code}`, list] as const),
  );
  return Object.fromEntries(parts);
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
  const { fields } = kindOfTrade(kind, 'other');
  const record = inputObjectOf(fields, 'whole', { ...Object.fromEntries(aliases), ...stamps }).transform(
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
