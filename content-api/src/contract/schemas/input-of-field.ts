import { z } from 'zod';
import { cleanAddress } from '../clean-address.ts';
import { optionalDate, requiredDate } from '../date.ts';
import type {
  BlocksField,
  ChoiceField,
  Field,
  Fields,
  ListField,
  NumberField,
  TextField,
} from '../kinds/fields.ts';
import { subjectOf } from '../kinds/fields.ts';
import { emptyValue } from '../kinds/values.ts';
import { lineForms } from '../line-forms.ts';
import type { LineForm } from '../line-forms.ts';
import { idSchema, textList } from '../primitives.ts';
import { optionalIcon, requiredIcon } from '../service-icon.ts';
import { optionalSlug, requiredSlug } from '../slug.ts';
import { lineText, longText, requiredLine, requiredLongText, requiredOr } from '../text.ts';
import { optionalLink, requiredLink } from '../link.ts';
import { optionalUrl, requiredUrl } from '../url.ts';

/** `whole`: a complete record; `part`: some of its fields; `draft`: a record of which anything may still be empty. */
export type InputMode = 'whole' | 'part' | 'draft';

type NestedMode = Exclude<InputMode, 'part'>;

/**
 * The checks of several fields as one object, with those that are about more than one of them.
 *
 * @param more checks of what is sent beside the fields
 */
export function inputObjectOf(fields: Fields, mode: InputMode, more: Record<string, z.ZodType> = {}) {
  let schema = z.strictObject({ ...inputShapeOf(fields, mode), ...more });
  if (mode !== 'whole') return schema;
  for (const [name, field] of Object.entries(fields)) {
    const { onlyWhile, required } = field;
    if (onlyWhile === undefined || required !== true) continue;
    schema = schema.refine((sent) => sent[onlyWhile] === false || (sent[name] ?? '') !== '', {
      path: [name],
      message: `${subjectOf(field)} is required`,
      // Every missing field is reported at once, not this one after the others.
      when: ({ value }) => typeof value === 'object' && value !== null,
    });
  }
  return schema;
}

/** The checks of several fields, by their names. */
function inputShapeOf(fields: Fields, mode: InputMode): Record<string, z.ZodType> {
  const entries = Object.entries(fields).map(([name, field]) => [name, inputOfField(field, mode)] as const);
  return Object.fromEntries(entries);
}

function inputOfField(field: Field, mode: InputMode): z.ZodType {
  const nested = mode === 'part' ? 'whole' : mode;
  const isRequired = field.required === true && field.onlyWhile === undefined && nested === 'whole';
  const schema = valueSchema(field, isRequired, nested);
  if (mode === 'part') return schema.optional();
  if (isRequired) return schema;
  const mayBeAbsent =
    field.kept === true ||
    field.onlyWhile !== undefined ||
    field.omitEmpty === true ||
    emptyValue(field) === undefined;
  if (mayBeAbsent) return schema.optional();
  return schema.default(() => emptyValue(field));
}

function valueSchema(field: Field, isRequired: boolean, mode: NestedMode): z.ZodType {
  const subject = subjectOf(field);
  switch (field.type) {
    case 'line':
    case 'text':
    case 'prose':
      return textSchema(field, isRequired);
    case 'number':
    case 'year':
      return numberSchema(field);
    case 'flag':
      return z.boolean(`${subject} must be true or false`);
    case 'choice':
      return choiceSchema(field, mode);
    case 'date':
      return isRequired ? requiredDate(subject) : optionalDate(subject);
    case 'url':
      if (field.pages === true) return isRequired ? requiredLink(subject) : optionalLink(subject);
      return isRequired ? requiredUrl(subject) : optionalUrl(subject);
    case 'image':
      return isRequired ? requiredUrl(subject) : optionalUrl(subject);
    case 'slug':
      return isRequired ? requiredSlug(subject, field) : optionalSlug(subject, field);
    case 'icon':
      return isRequired ? requiredIcon(subject) : optionalIcon(subject);
    case 'reference':
      return isRequired ? idSchema : z.union([z.literal(''), idSchema], `${subject} must be an id`);
    case 'tags': {
      const schema = textList(subject, field.max, field.itemMax);
      return isRequired ? schema.min(1, `${subject} is required`) : schema;
    }
    case 'list':
      return listSchema(field, isRequired, mode);
    case 'group':
      return z.strictObject(inputShapeOf(field.fields, mode), requiredOr(subject, 'must be an object'));
    case 'blocks':
      return blocksSchema(field, isRequired, mode);
  }
}

function textSchema(field: TextField, isRequired: boolean): z.ZodType {
  const options = { label: subjectOf(field), max: field.max };
  const mayBeEmpty = !isRequired || field.min === 0;
  if (field.type === 'line') {
    const line = mayBeEmpty ? lineText(options) : requiredLine(options);
    return field.form === undefined ? line : ofForm(line, field.form, options.label);
  }
  return mayBeEmpty ? longText(options) : requiredLongText(options);
}

function ofForm(line: z.ZodString, form: LineForm, label: string) {
  const { read, message } = lineForms[form];
  return line
    .overwrite(cleanAddress)
    .refine((value) => value === '' || read(value) !== null, {
      error: ({ input }) => `${label} ${message}${form === 'language' ? `: ${String(input)} is none` : ''}`,
    })
    .overwrite((value) => read(value) ?? value);
}

function numberSchema(field: NumberField): z.ZodType {
  const subject = subjectOf(field);
  const [form, later, earlier] =
    field.type === 'year'
      ? ['must be a whole number', 'or later', 'or earlier']
      : ['must be a number', 'or more', 'or less'];
  return z
    .int(requiredOr(subject, form))
    .min(field.min, `${subject} must be ${field.min} ${later}`)
    .max(field.max, `${subject} must be ${field.max} ${earlier}`);
}

function choiceSchema(field: ChoiceField, mode: NestedMode): z.ZodType {
  const { options, mismatch } = field;
  const otherwise = mismatch ?? `must be ${options.slice(0, -1).join(', ')} or ${options.at(-1) ?? ''}`;
  const isEmptyTaken = mode === 'draft' || (field.required !== true && field.default === undefined);
  return z.enum(isEmptyTaken ? [...options, ''] : options, requiredOr(subjectOf(field), otherwise));
}

function listSchema(field: ListField, isRequired: boolean, mode: NestedMode): z.ZodType {
  const subject = subjectOf(field);
  const { max, min, atLeast = 1, emptyMessage, itemsWord = 'entries', distinct } = field;
  const schema = z
    .array(itemSchema(field, mode), requiredOr(subject, 'must be a list'))
    .max(max, `${subject}: at most ${max} ${itemsWord}`)
    .refine(
      ({ length }) => mode === 'draft' || length === 0 || length >= atLeast,
      `${subject}: at least ${atLeast} ${itemsWord}`,
    )
    .check((items) => {
      if (distinct !== undefined) refuseRepeated(field, distinct, items);
    });
  return isRequired && min !== 0 ? schema.min(1, emptyMessage ?? `${subject} is required`) : schema;
}

function blocksSchema(field: BlocksField, isRequired: boolean, mode: NestedMode): z.ZodType {
  const subject = subjectOf(field);
  const types = Object.keys(field.blocks);
  const sorts = Object.entries(field.blocks).map(([type, { fields }]) =>
    z.strictObject({ type: z.literal(type), ...inputShapeOf(fields, mode) }),
  );
  const [first, ...others] = sorts;
  if (first === undefined) return z.array(z.never());
  const sort = z.discriminatedUnion(
    'type',
    [first, ...others],
    `${subject}: the type must be ${types.join(', ')}`,
  );
  const schema = z
    .array(sort, requiredOr(subject, 'must be a list'))
    .max(field.max, `${subject}: at most ${field.max} blocks`);
  return isRequired && field.min !== 0 ? schema.min(1, `${subject} is required`) : schema;
}

function itemSchema({ item, hasIds }: ListField, mode: NestedMode): z.ZodType {
  if (hasIds !== true || item.type !== 'group') {
    return valueSchema(item, item.required === true && mode === 'whole', mode);
  }
  return z.strictObject({ _id: idSchema.optional(), ...inputShapeOf(item.fields, mode) });
}

/** The fault stands at the later one of two that are alike. */
function refuseRepeated(field: ListField, name: string, { value, issues }: z.core.ParsePayload<unknown[]>) {
  const seen = new Set<unknown>();
  for (const [index, one] of value.entries()) {
    const known: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, name) : undefined;
    if (typeof known !== 'string' || known === '') continue;
    if (seen.has(known)) {
      const message = `${subjectOf(field)}: ${known} is there twice`;
      issues.push({ code: 'custom', input: value, path: [index, name], message });
    }
    seen.add(known);
  }
}
