import { z } from 'zod';
import { timestampSchema } from './primitives.ts';

/** The faults that the content doctor looks for. */
export const doctorChecks = [
  'dead-link',
  'missing-alt',
  'large-picture',
  'lost-highlight',
  'thin-description',
] as const;

/** See `doctorChecks`. */
export type DoctorCheck = (typeof doctorChecks)[number];

/** A fault in the content, and the field that it is in. */
export const findingSchema = z.object({
  check: z.enum(doctorChecks),
  kind: z.string(),
  /** The further language that it is in; left out for the first one. */
  language: z.string().optional(),
  record: z.string(),
  /** Title of the record. */
  title: z.string(),
  /** Path of the field in the record, such as `founders.0.image`. */
  field: z.string(),
  /** The same in the words of the form. */
  label: z.string(),
  /** Whether visitors see it, or it is in a draft only. */
  state: z.enum(['live', 'draft']),
  /** The address or the words that are at fault; may be empty. */
  subject: z.string(),
  /** One sentence. */
  message: z.string(),
});

/** Answer of `GET /api/doctor`: faults in the records that the account may edit, those that visitors see first. */
export const doctorSchema = z.object({
  findings: z.array(findingSchema),
  links: z.object({
    /** When the links to other sites were checked last; null: not yet. */
    checkedAt: timestampSchema.nullable(),
    isChecking: z.boolean(),
    /** The last check could reach no other site: nothing is known of the links. */
    isCutOff: z.boolean(),
    /** Links that were added since. */
    unchecked: z.int(),
  }),
});

/** See `findingSchema`. */
export type Finding = z.infer<typeof findingSchema>;
/** See `doctorSchema`. */
export type Doctor = z.infer<typeof doctorSchema>;
