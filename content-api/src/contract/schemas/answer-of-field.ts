import { z } from 'zod';
import type { BlocksField, Field, Fields } from '../kinds/fields.ts';
import { htmlNameOf, markdownFieldsOf } from '../kinds/markdown-fields.ts';
import { idSchema, timestampSchema } from '../primitives.ts';

/** Schemas of several fields in answers, by name. */
export function answerShapeOf(fields: Fields): Record<string, z.ZodType> {
  const entries = Object.entries(fields).map(([name, field]) => [name, answerOfField(field)] as const);
  return Object.fromEntries(entries);
}

function answerOfField(field: Field): z.ZodType {
  const schema = valueSchema(field);
  const isNumber = field.type === 'number' || field.type === 'year';
  return field.omitEmpty === true || (isNumber && field.required !== true) ? schema.optional() : schema;
}

function valueSchema(field: Field): z.ZodType {
  switch (field.type) {
    case 'number':
    case 'year':
      return z.int();
    case 'flag':
      return z.boolean();
    case 'choice':
      return field.required === true || field.default !== undefined
        ? z.enum(field.options)
        : z.enum([...field.options, '']);
    case 'date':
      return field.required === true ? timestampSchema : z.union([z.literal(''), timestampSchema]);
    case 'tags':
      return z.array(z.string());
    case 'list':
      return z.array(itemSchema(field.item, field.hasIds === true));
    case 'group':
      return z.object(answerShapeOf(field.fields));
    case 'blocks':
      return blocksSchema(field);
    default:
      return z.string();
  }
}

/** Views for pages have the finished HTML of a block's Markdown beside it. */
function blocksSchema({ blocks }: BlocksField): z.ZodType {
  const sorts = Object.entries(blocks).map(([type, { fields }]) => {
    const html = markdownFieldsOf({ fields }).map(
      (name) => [htmlNameOf(name), z.string().optional()] as const,
    );
    return z.object({ type: z.literal(type), ...answerShapeOf(fields), ...Object.fromEntries(html) });
  });
  return z.array(z.union(sorts));
}

function itemSchema(item: Field, hasIds: boolean): z.ZodType {
  if (!hasIds || item.type !== 'group') return valueSchema(item);
  return z.object({ _id: idSchema, ...answerShapeOf(item.fields) });
}
