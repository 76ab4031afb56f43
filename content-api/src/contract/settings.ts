import { z } from 'zod';
import { trades } from './kinds/trade.ts';

/** Settings of the server that the console shows. */
export const settingsSchema = z.object({
  /** The zone in which the studio's times are shown and set, such as `Europe/Vienna`. */
  timeZone: z.string(),
  /** Days that a record stays in the trash. */
  trashDays: z.int(),
  /** States that never were public are kept for so many days, the newest few for good. */
  historyDays: z.int(),
  historyKept: z.int(),
  /** Codes of the languages of the site, the first one first; left out where it has one. */
  languages: z.array(z.string()).optional(),
  /** What the studio does for a living. */
  trade: z.enum(trades).optional(),
});

/** See `settingsSchema`. */
export type Settings = z.infer<typeof settingsSchema>;
