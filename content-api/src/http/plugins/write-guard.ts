import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { databaseUnavailable } from '../../lib/fault.ts';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses what would be written while a restore may be at work: it would be lost in what the restore puts there. */
export function registerWriteGuard(app: FastifyInstance, { mayWrite }: Context): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (reading.includes(request.method) || mayWrite()) done();
    else done(databaseUnavailable());
  });
}
