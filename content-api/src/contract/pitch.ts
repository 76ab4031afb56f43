import { z } from 'zod';
import { guestLinkSchema, guestSchema } from './audience.ts';
import { limits } from './limits.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { lineText } from './text.ts';

/** What has become of a pitch. */
export const pitchStates = ['draft', 'sent', 'opened', 'accepted', 'declined', 'expired'] as const;

const minorUnits = z.int();

/** A price in the smallest unit of its currency: cents of a euro. */
export const priceSchema = z.object({
  currency: z.string(),
  lines: z.array(
    z.object({
      text: z.string(),
      amount: minorUnits,
      isOptional: z.boolean(),
      /** It counts: whatever is not optional, and the options that are ticked. */
      isChosen: z.boolean(),
    }),
  ),
  net: minorUnits,
  /** As it was typed; empty for none. */
  taxPercent: z.string(),
  tax: minorUnits,
  total: minorUnits,
});

/** What a client has answered, as it was then. It never changes. */
export const pitchAnswerSchema = z.object({
  answer: z.enum(['accepted', 'declined']),
  name: z.string(),
  at: timestampSchema,
  /** The revision that the client saw. */
  revision: z.string(),
  title: z.string(),
  client: z.string(),
  price: priceSchema,
});

/** How far the pitch was read at a link. */
const guestOfPitchSchema = guestSchema.extend({
  firstOpenedAt: timestampSchema.nullable(),
  /** The section that was reached, of so many; 0 of 0 while nobody knows. */
  reached: z.int(),
  sections: z.int(),
});

/** A pitch as the console lists it. */
export const pitchSchema = z.object({
  _id: idSchema,
  title: z.string(),
  state: z.enum(pitchStates),
  /** Something is published, which links show. */
  isPublished: z.boolean(),
  links: z.array(guestOfPitchSchema),
  answer: pitchAnswerSchema.optional(),
  /** What was answered is not what the links would show now. */
  isEarlier: z.boolean(),
});

/** Answer of `GET /api/pitches`. */
export const pitchListSchema = z.object({
  pitches: z.array(pitchSchema),
  /** There is a mail server, which sends a link where an address is named. */
  hasMail: z.boolean(),
});

/** Answer of `POST /api/pitches/{id}/links`. It has the address this once; only a hash of its token is stored. */
export const pitchLinkSchema = guestLinkSchema.extend({
  /** The address was sent by mail. */
  isMailed: z.boolean(),
});

/** Places of the price lines that the client ticked: `1,3`. */
export const pitchQuerySchema = z.strictObject({
  options: z
    .string()
    .regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'Options must be numbers')
    .optional(),
});

/** What the client is shown at the link. */
export const clientPitchSchema = z.object({
  /** The pitch as pages answer records, without its price lines. */
  content: z.looseObject({ title: z.string() }),
  /** The projects, posts and pages that its blocks show, as pages answer them, by id. What is gone is left out. */
  works: z.record(z.string(), z.looseObject({})).default({}),
  revision: z.string(),
  price: priceSchema,
  /** The day after which it cannot be accepted; empty for none. */
  validUntil: z.string(),
  isExpired: z.boolean(),
  answer: pitchAnswerSchema.optional(),
});

/** Input of `POST /api/pitch/{token}/answer`. */
export const pitchAnswerInputSchema = z.strictObject({
  answer: z.enum(['accepted', 'declined']),
  /** What the client saw. */
  revision: lineText({ label: 'Revision', max: limits.name }),
  options: z.array(z.int().min(0).max(limits.priceLines)).max(limits.priceLines),
  name: z.string().max(limits.shortText),
  isConfirmed: z.boolean(),
});

/** Input of `POST /api/pitch/{token}/question`. What is wrong with it is said in the language of the page. */
export const pitchQuestionInputSchema = z.strictObject({
  /** Heading of the part that it is about; empty for the whole. */
  place: z.string().max(limits.shortText),
  name: z.string().max(limits.shortText),
  email: z.string().max(limits.shortText),
  message: z.string().max(limits.message * 2),
});

/** Input of `POST /api/pitch/{token}/seen`: 0 as the page is opened, then the section that was reached. */
export const pitchSeenSchema = z.strictObject({
  reached: z
    .int()
    .min(0)
    .max(limits.blocks + 10),
  sections: z
    .int()
    .min(0)
    .max(limits.blocks + 10),
  /** The cookie by which the browser of somebody of the studio shows that it is none of the client. */
  studio: z.string().max(limits.shortText).optional(),
});

/** See `priceSchema`. */
export type Price = z.infer<typeof priceSchema>;
/** See `pitchAnswerSchema`. */
export type PitchAnswer = z.infer<typeof pitchAnswerSchema>;
/** See `pitchSchema`. */
export type Pitch = z.infer<typeof pitchSchema>;
/** See `pitchLinkSchema`. */
export type PitchLink = z.infer<typeof pitchLinkSchema>;
/** See `clientPitchSchema`. */
export type ClientPitch = z.infer<typeof clientPitchSchema>;
/** See `pitchStates`. */
export type PitchState = (typeof pitchStates)[number];
