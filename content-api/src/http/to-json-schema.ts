import { z } from 'zod';

/** A schema of the contract as JSON Schema, as OpenAPI 3.1 takes it. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
