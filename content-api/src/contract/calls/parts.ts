import { z } from 'zod';
import { idSchema } from '../primitives.ts';

export const byId = z.strictObject({ id: idSchema });
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug');
export const bySlug = z.strictObject({ slug });
export const byIdOrSlug = z.strictObject({ id: slug });
export const kilobytes = (count: number): number => count * 1024;
export const readOnlyKeys = ['_id', 'createdAt', '__v'] as const;
export const createdKeys = [...readOnlyKeys, 'updatedAt'] as const;
