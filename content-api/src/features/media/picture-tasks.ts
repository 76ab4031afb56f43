import { z } from 'zod';
import { fontFactsSchema } from '../../contract/font-facts.ts';
import { faultCodes } from '../../lib/fault.ts';
import { fileTypes } from '../../core/media/file-types.ts';

const typeSchema = z.enum(fileTypes.map(({ type }) => type));

const preparedSchema = z.object({
  width: z.int().nullable(),
  height: z.int().nullable(),
  placeholder: z.string().max(20),
  tone: z.string().max(20).optional(),
  animated: z.boolean(),
  warnings: z.array(z.string().max(500)).max(20),
  font: fontFactsSchema.optional(),
});

const fileSchema = z.object({ file: z.string(), type: typeSchema, pixels: z.number() });

/** Tasks of the picture process. Paths are absolute. */
export const pictureTaskSchema = z.discriminatedUnion('do', [
  /** The type of a file by its beginning, in base64. */
  z.object({ do: z.literal('detect'), head: z.string() }),
  /** Checks a file and writes what will be served. */
  fileSchema.extend({
    do: z.literal('prepare'),
    target: z.string(),
    bytes: z.number(),
    /** A clean picture stays as it is; without this it is encoded again where that makes it smaller. */
    staysAsItIs: z.boolean(),
  }),
  /** Reads the facts of a file that stays as it is. */
  fileSchema.extend({ do: z.literal('look') }),
  /** The tone of a picture that came before tones did. */
  z.object({ do: z.literal('tone'), file: z.string() }),
  z.object({ do: z.literal('variant'), file: z.string(), index: z.int(), target: z.string() }),
]);

/** Its answer: a result, or why there is none. */
export const pictureAnswerSchema = z.object({
  id: z.int(),
  type: typeSchema.optional(),
  prepared: preparedSchema.optional(),
  tone: preparedSchema.shape.tone,
  fault: z
    .object({
      status: z.int(),
      code: z.enum(faultCodes),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /** The message of any other failure. */
  failure: z.string().optional(),
});

export const pictureRequestSchema = z.object({ id: z.int(), task: pictureTaskSchema });

export type PictureTask = z.infer<typeof pictureTaskSchema>;
export type PictureAnswer = z.infer<typeof pictureAnswerSchema>;
/** Facts about a file that is ready to be served; a warning names what an upload changed or could not take out. */
export type Prepared = z.infer<typeof preparedSchema>;
