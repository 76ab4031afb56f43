import { z } from 'zod';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { apiErrorSchema } from '../contract/error.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of every call of the contract. */
export function describeCalls(server: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of Object.values<Call>(calls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describe(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Content API', version: '1.0.0' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { ApiError: schema(apiErrorSchema, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describe(call: Call): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body && { requestBody: { required: true, content: jsonContent(schema(call.body, 'input')) } }),
    responses: {
      [call.status]: {
        description: 'Success',
        ...(call.answer && { content: jsonContent(schema(call.answer, 'output')) }),
      },
      default: {
        description: 'Failure',
        content: jsonContent({ $ref: '#/components/schemas/ApiError' }),
      },
    },
  };
}

function parameters(from: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (from === undefined) return [];
  const { properties = {}, required = [] } = schema(from, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: inner,
  }));
}

function schema(from: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(from, { io, unrepresentable: 'any' });
  return rest;
}

function jsonContent(inner: Json): Json {
  return { 'application/json': { schema: inner } };
}
