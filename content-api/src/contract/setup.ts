import { z } from 'zod';

/** Steps to set up a studio that began empty, in the order of the checklist. */
export const setupSteps = [
  'trade',
  'name',
  'mark',
  'colours',
  'home',
  'project',
  'services',
  'about',
  'contact',
  'legal',
  'mail',
] as const;

/** Answer of `GET /api/setup`: the steps of a studio that began empty; none of them for any other. */
export const setupSchema = z.object({
  steps: z.array(z.object({ name: z.enum(setupSteps), isDone: z.boolean() })),
});

/** See `setupSchema`. */
export type Setup = z.infer<typeof setupSchema>;
