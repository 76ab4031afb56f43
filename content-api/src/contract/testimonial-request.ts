import { z } from 'zod';
import { emailSchema } from './email.ts';
import { idSchema, timestampSchema } from './primitives.ts';
import { requiredName } from './text.ts';

/** What has become of a request. */
export const requestStates = ['asked', 'written', 'live', 'withdrawn'] as const;

/** Days that a client has for the answer. */
export const requestDays = 30;

/** Longest answer to one question. */
export const answerMax = 400;

/** The questions of the form, in their order. */
export const questions = ['need', 'work', 'change'] as const;

/** Input of `POST /api/testimonials/requests`. With an address and a mail server, the link is sent there. */
export const requestInputSchema = z.strictObject({
  project: idSchema,
  name: requiredName,
  email: z.union([z.literal(''), emailSchema]).optional(),
});

/** What the client has agreed to. */
const consentSchema = z.object({
  /** The sentence, in the language in which it was shown. */
  text: z.string(),
  at: timestampSchema,
  /** The revision of the testimonial as the client sent it. */
  revision: z.string(),
});

/** A client who was asked for a testimonial. */
export const testimonialRequestSchema = z.object({
  _id: idSchema,
  project: z.string(),
  /** Title of the project; empty when it was deleted. */
  title: z.string(),
  name: z.string(),
  email: z.string().optional(),
  state: z.enum(requestStates),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
  /** The link opens nothing any more. */
  isEnded: z.boolean(),
  sentAt: timestampSchema.optional(),
  withdrawnAt: timestampSchema.optional(),
  /** Id of the testimonial that came of it. */
  testimonial: z.string().optional(),
  consent: consentSchema.optional(),
});

/** Answer of `POST /api/testimonials/requests`. It has the address this once; only a hash of its token is stored. */
export const requestLinkSchema = testimonialRequestSchema.extend({
  url: z.url(),
  /** The address was sent by mail. */
  isMailed: z.boolean(),
});

/** Answer of `GET /api/testimonials/requests`, the newest first. */
export const testimonialRequestsSchema = z.object({
  requests: z.array(testimonialRequestSchema),
  /** There is a mail server, which sends the link where an address is named. */
  hasMail: z.boolean(),
});

const shownWordsSchema = z.object({
  text: z.string(),
  name: z.string(),
  role: z.string(),
  face: z.string(),
});

/** What the client is shown at the link. */
export const clientTestimonialSchema = z.object({
  state: z.enum(requestStates),
  title: z.string(),
  /** The sentence that the client agrees to, or has agreed to. */
  consent: z.string(),
  expiresAt: timestampSchema,
  /** What is written so far. */
  answers: z.object({
    need: z.string(),
    work: z.string(),
    change: z.string(),
    name: z.string(),
    role: z.string(),
    face: z.string(),
    agreed: z.boolean(),
  }),
  /** As the client sent it. */
  written: shownWordsSchema.optional(),
  /** What everyone reads now. */
  live: shownWordsSchema.optional(),
  /** What the studio has made of it and nobody else reads yet. */
  draft: shownWordsSchema.optional(),
});

/** See `testimonialRequestSchema`. */
export type TestimonialRequest = z.infer<typeof testimonialRequestSchema>;
/** See `requestLinkSchema`. */
export type RequestLink = z.infer<typeof requestLinkSchema>;
/** See `clientTestimonialSchema`. */
export type ClientTestimonial = z.infer<typeof clientTestimonialSchema>;
/** See `requestStates`. */
export type RequestState = (typeof requestStates)[number];
