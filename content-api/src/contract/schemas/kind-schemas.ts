import { z } from 'zod';
import { aliasesOf } from '../kinds/aliases.ts';
import { hasWords } from '../kinds/field-words.ts';
import { cardNamesOf, authorPictureNameOf, slugFieldOf } from '../kinds/kind.ts';
import type { Kind } from '../kinds/kind.ts';
import { htmlNameOf, markdownFieldsOf, outlineNameOf } from '../kinds/markdown-fields.ts';
import type { AliasesOf, InputOf, ValuesOf, WholeOf } from '../kinds/values.ts';
import { idSchema, timestampSchema, versionSchema } from '../primitives.ts';
import { answerShapeOf } from './answer-of-field.ts';
import { inputObjectOf } from './input-of-field.ts';
import type { InputMode } from './input-of-field.ts';
import { languageShape } from './language-shape.ts';
import { oncePerKind } from './once-per-kind.ts';

type FieldsOf<K extends Kind> = K['fields'];
type Stamps = { createdAt: string; updatedAt: string };
type FromText = { excerpt: string; readingMinutes?: number };
type Created<K extends Kind> = K extends { calls: { createdAlias: infer A extends string } }
  ? Record<A, string>
  : object;

/** A record as the calls of its kind answer it. */
export type AnswerOf<K extends Kind> = K extends { single: true }
  ? ValuesOf<FieldsOf<K>> & { updatedAt?: string }
  : { _id: string } & ValuesOf<FieldsOf<K>> & Stamps & AliasesOf<FieldsOf<K>> & Created<K>;

type Version = { updatedAt?: string };

/** Input of a form for a whole record. */
export type WholeInputOf<K extends Kind> = InputOf<FieldsOf<K>> & Version;

/** Input of a form that changes some fields of a record. */
export type PartInputOf<K extends Kind> = Partial<WholeInputOf<K>>;

/** A whole record that was sent, checked and completed. */
export type WholeOutputOf<K extends Kind> = WholeOf<FieldsOf<K>> & Version;

type WholeSchema<K extends Kind> = z.ZodType<WholeOutputOf<K>, WholeInputOf<K>>;
type PartSchema<K extends Kind> = z.ZodType<Partial<WholeOf<FieldsOf<K>>> & Version, PartInputOf<K>>;

type CardNames<K extends Kind> = K extends { card: readonly (infer N extends string)[] } ? N : never;

/** A record in a list of cards. */
export type CardOf<K extends Kind> = { _id: string } & Pick<
  ValuesOf<FieldsOf<K>> & Stamps & FromText,
  CardNames<K> & keyof (ValuesOf<FieldsOf<K>> & Stamps & FromText)
>;

/** Schema of a record's input, with messages by field. `updatedAt` is the version that the input was based on. */
export function inputSchemaOf<K extends Kind>(kind: K, mode: 'part' | 'draft'): PartSchema<K>;
export function inputSchemaOf<K extends Kind>(kind: K, mode: 'whole'): WholeSchema<K>;
export function inputSchemaOf(kind: Kind, mode: InputMode): z.ZodType {
  return inputObjects[mode](kind);
}

const inputObjects = {
  whole: oncePerKind((kind) => versionedInputOf(kind, 'whole')),
  part: oncePerKind((kind) => versionedInputOf(kind, 'part')),
  draft: oncePerKind((kind) => versionedInputOf(kind, 'draft')),
};

function versionedInputOf({ fields }: Kind, mode: InputMode) {
  return inputObjectOf(fields, mode, { updatedAt: versionSchema });
}

/** A row of a list that is saved as a whole: with `_id` it replaces that row, without one it is added. */
export function rowSchemaOf<K extends Kind>(
  kind: K,
): z.ZodType<WholeOf<FieldsOf<K>> & Version & { _id?: string }, WholeInputOf<K> & { _id?: string }>;
export function rowSchemaOf(kind: Kind): z.ZodType {
  return inputObjectOf(kind.fields, 'whole', { updatedAt: versionSchema, _id: idSchema.optional() });
}

/** A record as the calls of its kind answer it. */
export function answerSchemaOf<K extends Kind>(kind: K): z.ZodType<AnswerOf<K>>;
export function answerSchemaOf(kind: Kind): z.ZodType {
  return answerSchemas(kind);
}

/** What is said of the languages of a record where the site has several. */
function languageShapeOf(kind: Kind): Record<string, z.ZodType> {
  if (!hasWords(kind)) return {};
  const { slugs, ...rest } = languageShape;
  return slugFieldOf(kind) === undefined ? rest : { ...rest, slugs };
}

const answerSchemas = oncePerKind((kind): z.ZodType => {
  const shape = { ...languageShapeOf(kind), ...answerShapeOf(kind.fields) };
  if (kind.single === true) return z.object({ ...shape, updatedAt: timestampSchema.optional() });
  const aliases = aliasesOf(kind).map(([alias, name]) => [alias, shape[name] ?? timestampSchema] as const);
  return z.object({
    _id: idSchema,
    ...shape,
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
    ...Object.fromEntries(aliases),
  });
});

/**
 * A record as `view=page` answers it, too: with the HTML of its Markdown fields, its excerpt and its reading time, the
 * picture of its author, the cards of the next record and of related ones, and those of each block that lists records.
 */
export function pageAnswerSchemaOf<K extends Kind>(kind: K): z.ZodType<AnswerOf<K>>;
export function pageAnswerSchemaOf(kind: Kind): z.ZodType {
  const { excerptOf, related, byline } = kind;
  const fields = markdownFieldsOf(kind);
  const html = fields.map(htmlNameOf);
  const outline = excerptOf !== undefined && fields.includes(excerptOf) ? [outlineNameOf(excerptOf)] : [];
  const texts = [...html, ...outline, ...(excerptOf === undefined ? [] : ['excerpt'])];
  if (texts.length === 0 && related === undefined && byline === undefined && !hasBlockCards(kind))
    return answerSchemaOf(kind);
  const parts = Object.fromEntries(texts.map((name) => [name, z.string().optional()]));
  const time = excerptOf !== undefined && { readingMinutes: z.int().optional() };
  const further = related !== undefined && {
    next: cardSchemaOf(kind).optional(),
    related: z.array(cardSchemaOf(kind)).optional(),
  };
  const cards = hasBlockCards(kind) && {
    cards: z.array(z.array(z.looseObject({ _id: idSchema }))).optional(),
  };
  const face = byline !== undefined && { [authorPictureNameOf(byline)]: z.string().optional() };
  return z.intersection(answerSchemaOf(kind), z.object({ ...parts, ...time, ...further, ...face, ...cards }));
}

function hasBlockCards({ fields }: Kind): boolean {
  return Object.values(fields).some(
    (field) =>
      field.type === 'blocks' && Object.values(field.blocks).some(({ cards }) => cards !== undefined),
  );
}

/** A record in a list of cards. */
export function cardSchemaOf<K extends Kind>(kind: K): z.ZodType<CardOf<K>>;
export function cardSchemaOf(kind: Kind): z.ZodType {
  const known: Record<string, z.ZodType> = {
    ...answerShapeOf(kind.fields),
    excerpt: z.string(),
    readingMinutes: z.int().optional(),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  };
  const shape = cardNamesOf(kind).map((name) => [name, known[name] ?? z.unknown()] as const);
  const face = kind.byline !== undefined && { [authorPictureNameOf(kind.byline)]: z.string().optional() };
  return z.object({ _id: idSchema, ...languageShapeOf(kind), ...Object.fromEntries(shape), ...face });
}

/** A card of a state that may be a draft: what is required may be missing. */
export function draftCardSchemaOf<K extends Kind>(kind: K): z.ZodType<CardOf<K>>;
export function draftCardSchemaOf(kind: Kind): z.ZodType {
  const fields = Object.entries(kind.fields).map(
    ([name, field]) => [name, { ...field, required: false }] as const,
  );
  return cardSchemaOf({ ...kind, fields: Object.fromEntries(fields) });
}
