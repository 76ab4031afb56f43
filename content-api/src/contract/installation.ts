import { z } from 'zod';
import { timestampSchema } from './primitives.ts';

/** How the program was installed, which decides how it is updated. */
const installedAs = ['container', 'service', 'command'] as const;

/** What this installation is, and how it is. Nothing of it is about a person: it may be sent to whoever helps. */
export const installationSchema = z.object({
  version: z.string(),
  /** The newest entries of the changelogs, by version, the latest first. */
  changes: z.array(z.object({ version: z.string(), day: z.string(), lines: z.array(z.string()) })),
  startedAt: timestampSchema,
  node: z.string(),
  installedAs: z.enum(installedAs),
  /** The command that updates it, and the one that takes an update back. */
  update: z.string(),
  takeBack: z.string(),
  database: z.object({ kind: z.enum(['sqlite', 'postgres']), bytes: z.number().optional() }),
  /** Of the disk with the data folder; absent where the system does not say. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number(), isLow: z.boolean() }).optional(),
  /** `none`: the site has no https address; `unknown`: it could not be asked. */
  certificate: z.object({
    state: z.enum(['sound', 'ending', 'ended', 'unknown', 'none']),
    endsAt: timestampSchema.optional(),
  }),
  /** What failed since the start, the latest first. */
  faults: z.array(
    z.object({
      words: z.string(),
      code: z.string().optional(),
      lastAt: timestampSchema,
      count: z.int(),
    }),
  ),
  counts: z.record(z.string(), z.int()),
});

/** See `installationSchema`. */
export type Installation = z.infer<typeof installationSchema>;
