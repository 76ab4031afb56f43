import { z } from 'zod';
import { idSchema, timestampSchema } from './primitives.ts';

/** Largest file that is taken. */
export const importBytesMax = 2_147_483_648;

/** States of a batch, from the first look at its file to the end. */
export const importStates = [
  'sending',
  'reading',
  'ready',
  'running',
  'drafts',
  'public',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** What items of the source become: one of these kinds, or nothing. */
export const itemTargets = ['post', 'page', 'project', 'skip'] as const;
/** What menus become: the links of the navigation, those of the footer, or nothing. */
export const menuTargets = ['navigation', 'footer', 'skip'] as const;
const importTargets = [...itemTargets, ...menuTargets] as const;

const menuStart = 'menu: ';

/** The type under which a menu stands in the mapping. */
export function menuType(name: string): string {
  return `${menuStart}${name.slice(0, 150)}`;
}

export function isMenuType(type: string): boolean {
  return type.startsWith(menuStart);
}

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

/** A file that is sent in parts. */
export const importBeginSchema = z.strictObject({
  /** Name of the file. */
  file: z.string().trim().min(1).max(200),
  bytes: z.int().min(1).max(importBytesMax, 'The file must be 2 GB or smaller'),
  /** Address of the old site; empty: as the file says. */
  site: z.string().max(200).default(''),
});
export const importPartQuerySchema = z.strictObject({
  from: z.coerce.number().int().min(0).max(importBytesMax),
});
export const importReceivedSchema = z.strictObject({
  /** Bytes that are there by now: the next part begins here. */
  received: count,
});

/** A file of the old site that could not be had. */
const importFileSchema = z.strictObject({ address: z.string(), reason: z.string() });
export type ImportFile = z.output<typeof importFileSchema>;
export const importFilesSchema = z.array(importFileSchema);
export const importFileQuerySchema = z.strictObject({ address: z.string().min(1).max(2_000) });

/** What an address of the old site is here. */
const importAddressSchema = z.strictObject({
  from: z.string(),
  to: z.string(),
  answer: z.enum(['same', 'redirect', 'gone']),
  reason: z.string().optional(),
});
export type ImportAddress = z.output<typeof importAddressSchema>;
export const importAddressesSchema = z.array(importAddressSchema);
