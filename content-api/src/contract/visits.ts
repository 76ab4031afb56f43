import { z } from 'zod';
import { limits } from './limits.ts';

/** Groupings of visits. `entry` is the first page of a visitor's day, `missing` an address without a page. */
export const visitGroups = ['day', 'page', 'referrer', 'entry', 'missing'] as const;

/** See `visitGroups`. */
export type VisitGroup = (typeof visitGroups)[number];

const day = (label: string) => z.iso.date(`${label} must be a day like 2026-11-24`).optional();

/** Query of the visits: both days are included; without them, everything that is kept. */
export const visitsQuerySchema = z.strictObject({
  from: day('From'),
  to: day('To'),
  by: z.enum(visitGroups, `By must be one of ${visitGroups.join(', ')}`).optional(),
});

/**
 * Visitors in a span of days. Somebody who comes on two days counts twice; on one day, once for each page and referrer.
 * Days come in order, others by their number.
 */
export const visitsSchema = z.object({
  items: z.array(
    z.object({
      day: z.string().optional(),
      page: z.string().optional(),
      /** The host that led here. */
      referrer: z.string().optional(),
      /** For `missing`: the page that has the dead link, as far as the browser says. */
      from: z.string().optional(),
      visits: z.int(),
      /** By day: messages that were sent through the contact form. */
      contacts: z.int().optional(),
    }),
  ),
  /** Visitors of the whole span. */
  total: z.int(),
  contacts: z.int(),
  /** False when nothing is counted. */
  isOn: z.boolean(),
  /** The present day in the studio's time zone. */
  today: z.string(),
});

/** Report of page requests by the site's server, the only caller allowed, with a limited number of entries. */
export const visitNoticesSchema = z.strictObject({
  visits: z
    .array(
      z.strictObject({
        address: z.string().max(64),
        agent: z.string().max(limits.shortText),
        path: z.string().startsWith('/').max(limits.url),
        status: z.union([z.literal(200), z.literal(404)]),
        /** Address of the page that led here; empty when it is unknown. */
        referrer: z.string().max(limits.url),
        /** False for what was seen of a page that the browser opened by itself, without asking for its HTML. */
        isOpened: z.boolean(),
      }),
    )
    .max(500),
});

/** See `visitsSchema`. */
export type Visits = z.infer<typeof visitsSchema>;
/** One request that the site's server reports. */
export type VisitNotice = z.infer<typeof visitNoticesSchema>['visits'][number];
