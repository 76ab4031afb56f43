import { z } from 'zod';
import { fontFactsSchema } from './font-facts.ts';
import { readLanguage } from './language.ts';
import { limits } from './limits.ts';
import { pageQuerySchema } from './paging.ts';
import { idSchema, timestampSchema, versionSchema } from './primitives.ts';
import { requiredUrl } from './url.ts';
import { lineText, longText, requiredLine, requiredOr } from './text.ts';

/** Values of the filter `type=`. */
export const mediaGroups = ['image', 'video', 'document', 'font'] as const;

/** State of a record that uses a file: public, in a draft or schedule, in the trash, or in its history only. */
export const mediaUseStates = ['live', 'draft', 'trash', 'history'] as const;

const share = (axis: string) =>
  z
    .number(requiredOr(axis, 'must be a number'))
    .min(0, `${axis} must be 0 or more`)
    .max(1, `${axis} must be 1 or less`);

/** The point that every crop keeps, from the left and from the top, as a share of the size. */
const focusSchema = z.strictObject({ x: share('Focus x'), y: share('Focus y') }, 'Focus must be x and y');

/** A file of the library. */
export const mediaSchema = z.object({
  _id: idSchema,
  /** Address on the site, beginning with `/media/`. Another file never has it. */
  url: z.string(),
  /** Name that the file had on the uploader's machine. */
  name: z.string(),
  /** Type detected from the content, such as `image/jpeg`. */
  type: z.string(),
  /** Size in px as it is shown; null for documents. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int(),
  alt: z.string(),
  /** The same in further languages, by their codes; left out where there is none. */
  alts: z.record(z.string(), z.string()).optional(),
  caption: z.string(),
  credit: z.string(),
  focus: focusSchema,
  /** Dominant colour of an opaque picture, such as `#1c2236`; else empty. */
  placeholder: z.string(),
  animated: z.boolean(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** Answer of a call that brought a file. */
export const storedMediaSchema = mediaSchema.extend({
  /** Sentences for the uploader: what of the file was changed or left out, what stays in it, or that it was there already. */
  warnings: z.array(z.string()).optional(),
  /** What a font says of itself. */
  font: fontFactsSchema.optional(),
});

/**
 * `record` is an id, `field` a path in its data, such as `founders.0.image`. The title is empty where the account may not
 * edit records of the kind.
 */
export const mediaUseSchema = z.object({
  kind: z.string(),
  record: idSchema,
  title: z.string(),
  field: z.string(),
  state: z.enum(mediaUseStates),
});

/** One file with its uses and the smaller sizes that are made so far. */
export const mediaDetailSchema = mediaSchema.extend({
  usedIn: z.array(mediaUseSchema),
  sizes: z.array(z.object({ url: z.string(), type: z.string(), width: z.int(), bytes: z.int() })),
});

const sorts = ['created', 'name', 'bytes'] as const;
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

/** Query of the library: the newest first, 25 a page. Of several filters all hold. */
export const mediaListQuerySchema = pageQuerySchema.extend({
  /** Looks in name, address, alt text, caption and credit. */
  q: lineText({ label: 'Search', max: limits.title }).optional(),
  type: z.enum(mediaGroups).optional(),
  /** True: used neither live, nor in a draft, nor in the trash. */
  unused: flag.optional(),
  /** Pictures without an alt text. */
  withoutAlt: flag.optional(),
  /** Files of 2 MB or more. */
  large: flag.optional(),
  /** `created`: the newest first; `bytes`: the largest first; `-` turns an order round. */
  sort: z.enum([...sorts, ...sorts.map((name) => `-${name}` as const)]).optional(),
});

/** A page of the library. */
export const mediaListSchema = z.object({
  items: z.array(mediaSchema),
  total: z.int(),
  page: z.int(),
  size: z.int(),
});

/** Input of `POST /api/media/bring`: a public http(s) address. */
export const mediaBringSchema = z.strictObject({ url: requiredUrl('Address') });

const altText = longText({ label: 'Alt text', max: limits.shortText });

/** Empty texts are left out. */
const altsSchema = z
  .record(z.string(), altText, 'Alt texts must be texts by language')
  .superRefine((alts, context) => {
    const codes = Object.keys(alts);
    if (codes.length > limits.languages)
      context.addIssue({ code: 'custom', message: 'Alt texts: too many languages' });
    for (const code of codes.slice(0, limits.languages).filter((one) => readLanguage(one) === null))
      context.addIssue({ code: 'custom', message: `Alt texts: ${code.slice(0, 35)} is no language` });
  })
  .transform((alts) =>
    Object.fromEntries(
      Object.entries(alts)
        .filter(([, text]) => text !== '')
        .map(([code, text]) => [readLanguage(code) ?? code, text]),
    ),
  );

/** Input of `PATCH /api/media/{id}`; a stale `updatedAt` is 409. */
export const mediaPatchSchema = z.strictObject({
  name: requiredLine({ label: 'Name', max: limits.title }).optional(),
  alt: altText.optional(),
  /** All of them: what is not there is deleted. */
  alts: altsSchema.optional(),
  caption: longText({ label: 'Caption', max: limits.shortText }).optional(),
  credit: lineText({ label: 'Credit', max: limits.title }).optional(),
  focus: focusSchema.optional(),
  updatedAt: versionSchema,
});

/** Query of a delete: a file that is live or in a draft is deleted only with it. */
export const mediaDeleteQuerySchema = z.strictObject({
  'even-if-used': z.literal('true', 'even-if-used must be true').optional(),
});

/** Answer of a delete: where the file was used, which is history and the trash unless more was confirmed. */
export const mediaDeletedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  usedIn: z.array(mediaUseSchema),
});

/** See `mediaSchema`. */
export type Media = z.infer<typeof mediaSchema>;
/** See `storedMediaSchema`. */
export type StoredMedia = z.infer<typeof storedMediaSchema>;
/** See `mediaDetailSchema`. */
export type MediaDetail = z.infer<typeof mediaDetailSchema>;
/** See `mediaUseSchema`. */
export type MediaUse = z.infer<typeof mediaUseSchema>;
/** See `mediaListSchema`. */
export type MediaList = z.infer<typeof mediaListSchema>;
/** See `mediaListQuerySchema`. */
export type MediaListQuery = z.output<typeof mediaListQuerySchema>;
/** See `mediaPatchSchema`. */
export type MediaPatch = z.input<typeof mediaPatchSchema>;
/** See `mediaDeletedSchema`. */
export type MediaDeleted = z.infer<typeof mediaDeletedSchema>;
