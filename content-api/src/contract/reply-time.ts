import { z } from 'zod';

/** Answer of `GET /api/reply-time`: one item, or none while too little is known or answers took long. */
export const replyTimeSchema = z.object({
  items: z
    .array(
      z.object({
        /** Hours within which at least four in five of the last messages were answered. */
        hours: z.int().positive(),
      }),
    )
    .max(1),
});

/** See `replyTimeSchema`. */
export type ReplyTime = z.infer<typeof replyTimeSchema>;
