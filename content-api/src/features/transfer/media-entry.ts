import { z } from 'zod';
import { limits } from '../../contract/limits.ts';
import { mediaPatchSchema } from '../../contract/media.ts';
import { idSchema, timestampSchema } from '../../contract/primitives.ts';
import { hasEndingOf, isMediaPath, stemOf } from '../../core/media/file-names.ts';
import { fileTypes } from '../../core/media/file-types.ts';

const { name, alt, alts, caption, credit, focus } = mediaPatchSchema.shape;
const length = z.int().positive().nullable();

/** A file of the library in a content file. The file itself lies below the folder of media, at the same path. */
const mediaEntrySchema = z
  .strictObject({
    _id: idSchema,
    path: z
      .string('must be text')
      .max(limits.url, 'is too long')
      .refine(isMediaPath, 'must be the path of a file below the media folder'),
    name: name.unwrap(),
    type: z.enum(
      fileTypes.map(({ type }) => type),
      'must be a type that the library takes',
    ),
    /** In px, as it is shown. An import reads it from the file again, and whether it moves. */
    width: length,
    height: length,
    animated: z.boolean('must be true or false'),
    bytes: z.int('must be a number').positive(),
    sha256: z.string('must be text').regex(/^[0-9a-f]{64}$/, 'must be a hash of 64 hex digits'),
    alt: alt.unwrap(),
    alts,
    caption: caption.unwrap(),
    credit: credit.unwrap(),
    focus: focus.unwrap(),
    placeholder: z.string('must be text').regex(/^(?:#[0-9a-f]{6})?$/, 'must be a colour or empty'),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .superRefine(({ path, type }, context) => {
    const known = fileTypes.find((one) => one.type === type);
    if (known === undefined || hasEndingOf(path, known)) return;
    context.addIssue({ code: 'custom', path: ['path'], message: `must end as a file of the type ${type}` });
  });

/** The part `media` of a content file. */
export const mediaEntriesSchema = z
  .array(mediaEntrySchema, 'must be a list')
  .superRefine((entries, context) => {
    const refuse = (at: number, key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [at, key], message });
    const [ids, stems] = [new Set<string>(), new Set<string>()];
    for (const [at, { _id, path }] of entries.entries()) {
      if (ids.has(_id)) refuse(at, '_id', 'stands there twice');
      // Smaller sizes of two such files would have the same names.
      if (stems.has(stemOf(path))) refuse(at, 'path', 'stands there twice, or differs in its ending only');
      ids.add(_id);
      stems.add(stemOf(path));
    }
  });

/** See `mediaEntrySchema`. */
export type MediaEntry = z.infer<typeof mediaEntrySchema>;
