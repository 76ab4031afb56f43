import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { everyCallOf } from '../../contract/calls/every-call.ts';
import { apiErrorSchema } from '../../contract/error.ts';
import { describeCall } from '../describe-call.ts';
import { toJsonSchema } from '../to-json-schema.ts';

/** `/api/openapi.json`: the registered routes, described by the contract. */
export async function registerOpenApi(app: FastifyInstance, { config, kinds }: Context): Promise<void> {
  const callsById = new Map(everyCallOf(kinds).map((call) => [call.id, call]));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Content API', version: '1.0.0' },
      servers: [{ url: config.siteUrl.origin }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    // The routes carry no schema of their own: Fastify would check by it, and the contract already does.
    transform: ({ url, route }) => {
      const call = callsById.get(route.config?.callId ?? '');
      return { url, schema: call === undefined ? { hide: true } : describeCall(call) };
    },
    convertConstToEnum: false,
    refResolver: { buildLocalReference: ({ $id }) => (typeof $id === 'string' ? $id : 'unnamed') },
  });
  app.addSchema({ $id: 'ApiError', ...toJsonSchema(apiErrorSchema, 'output') });

  let text: string | undefined;
  app.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
  });
}
