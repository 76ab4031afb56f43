import { z } from 'zod';
import { limits } from './limits.ts';

/** Input of `POST /api/records/{kind}/{id}/still-right`: paths that `stale` names. @default all of them */
export const stillRightInputSchema = z.strictObject({
  paths: z
    .array(z.string().max(limits.title), 'Paths must be a list')
    .max(limits.stalePaths, 'Paths: too many entries')
    .optional(),
});
