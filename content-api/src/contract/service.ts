import { z } from 'zod';
import { limits } from './limits.ts';
import { idSchema, textList, timestampSchema, versionSchema } from './primitives.ts';
import { serviceIconSchema } from './service-icon.ts';
import { requiredLine, requiredLongText } from './text.ts';
import { optionalUrl } from './url.ts';

const slug = requiredLine({ label: 'Slug', max: limits.slug })
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Slug may hold lower-case letters, digits and single hyphens');

/** A part of a service, shown on its page. */
export const subServiceSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().optional(),
  features: z.array(z.string()),
});

/** A service as every call returns it. */
export const serviceSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  slug: z.string(),
  features: z.array(z.string()),
  subServices: z.array(subServiceSchema),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** A sub-service in a form; `_id` is kept when it comes back, and made when it is new. */
export const subServiceInputSchema = z.strictObject({
  _id: idSchema.optional(),
  title: requiredLine({ label: 'Sub-service title', max: limits.title }),
  description: requiredLongText({ label: 'Sub-service description', max: limits.description }),
  imageUrl: optionalUrl('Sub-service image URL').optional(),
  features: textList('Sub-service features', limits.features, limits.title).optional(),
});

/** What a service's form sends. `features` left out of an update stay as they are (ruling 16). */
export const serviceInputSchema = z.strictObject({
  title: requiredLine({ label: 'Title', max: limits.title }),
  description: requiredLongText({ label: 'Description', max: limits.description }),
  icon: serviceIconSchema,
  slug,
  features: textList('Features', limits.features, limits.title).optional(),
  subServices: z
    .array(subServiceInputSchema, 'Sub-services must be a list')
    .max(limits.subServices, `Sub-services: at most ${limits.subServices} entries`)
    .default([]),
  updatedAt: versionSchema,
});

/** A service in a list of cards. */
export const serviceCardSchema = serviceSchema.omit({ subServices: true });

/** See `serviceSchema`. */
export type Service = z.infer<typeof serviceSchema>;
/** See `subServiceSchema`. */
export type SubService = z.infer<typeof subServiceSchema>;
/** See `serviceInputSchema`. */
export type ServiceInput = z.input<typeof serviceInputSchema>;
/** See `serviceCardSchema`. */
export type ServiceCard = z.infer<typeof serviceCardSchema>;

/** The envelope of one service. */
export const serviceEnvelopeSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: serviceSchema,
});

/** The envelope of all services. */
export const servicesEnvelopeSchema = z.object({
  success: z.literal(true),
  data: z.array(serviceSchema),
  message: z.string(),
});
