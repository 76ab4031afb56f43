import { z } from 'zod';
import { idSchema, timestampSchema } from './primitives.ts';

/** States of a batch, from the first look at its file to the end. */
export const importStates = ['reading', 'ready', 'running', 'drafts', 'public', 'undone', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** What items of the source become: one of these kinds, or nothing. */
const importTargets = ['post', 'page', 'project', 'skip'] as const;

const count = z.int().min(0);

/** The kind here for each type of the source. */
export const importMappingSchema = z.record(z.string().max(200), z.enum(importTargets));
export type ImportMapping = z.output<typeof importMappingSchema>;

/** What a column of a table may be. */
export const importParts = [
  'id',
  'title',
  'slug',
  'address',
  'body',
  'excerpt',
  'author',
  'date',
  'tags',
  'picture',
  'status',
] as const;
export type ImportPart = (typeof importParts)[number];

/** Names of the columns for each part of an item; empty: none. */
export const importColumnsSchema = z.partialRecord(z.enum(importParts), z.string().max(200));
export type ImportColumns = z.output<typeof importColumnsSchema>;

export const importFaultSchema = z.strictObject({
  item: z.string(),
  line: count.optional(),
  field: z.string().optional(),
  message: z.string(),
});

export const importCountsSchema = z.strictObject({
  created: count,
  updated: count,
  unchanged: count,
  skipped: count,
  media: count,
  addresses: count,
  /** What is in the file, with the first titles of each type. */
  types: z.array(z.strictObject({ type: z.string(), count, samples: z.array(z.string()) })),
});
export type ImportCounts = z.output<typeof importCountsSchema>;

/** A batch of content that moves in from another site. */
export const importSchema = z.strictObject({
  _id: idSchema,
  /** Kind and address of the source, such as `wordpress https://old.example`. */
  source: z.string(),
  /** Name of the file. */
  file: z.string(),
  state: z.enum(importStates),
  counts: importCountsSchema,
  mapping: importMappingSchema,
  /** Of a table: the names of its columns, and which of them is what. */
  columns: z.strictObject({ names: z.array(z.string()), chosen: importColumnsSchema }),
  faults: z.array(importFaultSchema),
  progress: z.strictObject({ done: count, total: count }),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});
export type Import = z.output<typeof importSchema>;

export const importListSchema = z.array(importSchema);
export const importStartedSchema = z.strictObject({ _id: idSchema, state: z.enum(importStates) });
export const importPatchSchema = z.strictObject({
  mapping: importMappingSchema.optional(),
  columns: importColumnsSchema.optional(),
});

/** What an address of the old site is here. */
const importAddressSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  answer: z.enum(['same', 'redirect', 'gone']),
  reason: z.string().optional(),
});
export type ImportAddress = z.output<typeof importAddressSchema>;
export const importAddressesSchema = z.array(importAddressSchema);
