import { z } from 'zod';
import type { Kind } from './kinds/kind.ts';

/** Answer of `GET /api/kinds`: the definitions, for scripts and other clients. */
export const kindListSchema = z.object({
  kinds: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      words: z.looseObject({ one: z.string(), many: z.string(), screen: z.string(), menu: z.string() }),
      single: z.boolean(),
      order: z.enum(['hand', 'time']),
      titleField: z.string(),
      fields: z.array(
        z.looseObject({ name: z.string(), type: z.string(), label: z.string(), required: z.boolean() }),
      ),
    }),
  ),
});

/** See `kindListSchema`. */
export type KindList = z.infer<typeof kindListSchema>;

/** The definitions in the form of that answer. */
export function describeKinds(kinds: readonly Kind[]): KindList {
  return {
    kinds: kinds.map(({ name, path, words, single, order, titleField, fields }) => ({
      name,
      path,
      words: { ...words },
      single: single === true,
      order: order ?? 'time',
      titleField,
      fields: Object.entries(fields).map(([key, field]) => ({
        ...field,
        name: key,
        required: field.required === true,
      })),
    })),
  };
}
