import { z } from 'zod';
import { faultCodes } from '../lib/fault.ts';

const preparedSchema = z.object({
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  animated: z.boolean(),
});

/** Tasks of the picture process. Paths are absolute. */
export const pictureTaskSchema = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('prepare'),
    file: z.string(),
    type: z.string(),
    target: z.string(),
    pixels: z.number(),
  }),
  z.object({ do: z.literal('look'), file: z.string(), type: z.string(), pixels: z.number() }),
  z.object({ do: z.literal('variant'), file: z.string(), index: z.int(), target: z.string() }),
  z.object({ do: z.literal('measure'), text: z.string() }),
]);

/** Its answer: a result, or why there is none. */
export const pictureAnswerSchema = z.object({
  id: z.int(),
  prepared: preparedSchema.optional(),
  size: z.object({ width: z.int(), height: z.int() }).optional(),
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
