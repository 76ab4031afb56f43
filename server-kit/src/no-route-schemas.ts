import type { FastifyServerOptions } from 'fastify';

/**
 * Fastify's `schemaController` for a server whose routes have no schema of Fastify's, as their own code parses what comes
 * in. The compilers of such schemas, 240 modules, are not loaded; a route that has one stops the start.
 */
export const noRouteSchemas: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse },
};

function refuse(): never {
  throw new Error('A route has a schema of Fastify’s, which is not checked here.');
}
