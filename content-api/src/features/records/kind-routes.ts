import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import type { Kind } from '../../contract/kinds/kind.ts';
import { registerCollectionReads } from './collection-reads.ts';
import { registerCollectionWrites } from './collection-writes.ts';
import { registerSingleRoutes } from './single-routes.ts';

/** The calls that the specification gives a kind. */
export function registerKindRoutes(app: FastifyInstance, context: Context, kind: Kind): void {
  if (kind.isPrivate === true) return;
  if (kind.single === true) return registerSingleRoutes(app, context, kind);
  registerCollectionReads(app, context, kind);
  registerCollectionWrites(app, context, kind);
}
