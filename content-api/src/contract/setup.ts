import { z } from 'zod';

/** What a studio that began empty has to say of itself, in the order in which it is asked. */
export const setupSteps = ['name', 'mark', 'colours', 'project', 'about', 'contact', 'mail'] as const;

/** Answer of `GET /api/setup`: the steps of a studio that began empty; none of them for any other. */
export const setupSchema = z.object({
  steps: z.array(z.object({ name: z.enum(setupSteps), isDone: z.boolean() })),
});

/** See `setupSchema`. */
export type Setup = z.infer<typeof setupSchema>;
