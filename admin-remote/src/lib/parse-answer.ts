import type { z } from 'zod';
import { apiFailure } from './api-failure.ts';

/** The API's answer, parsed by the contract. */
export function parseAnswer<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (!success) throw apiFailure('unreadable', { cause: error });
  return data;
}
