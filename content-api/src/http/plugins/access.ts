import type { FastifyInstance } from 'fastify';
import type { Context } from '../../core/context.ts';
import { admit } from '../admit.ts';
import { previewTokenOf } from '../preview-token.ts';
import { calls } from '../../contract/calls/index.ts';
import type { Access } from '../../contract/call.ts';
import { notFound } from '../../lib/fault.ts';

/** Every route says who may call it, or the server does not start; then each request is held to it. */
export function registerAccess(app: FastifyInstance, context: Context): void {
  app.decorateRequest('viewer', null);

  app.addHook('onRoute', ({ url, method, config }) => {
    // Preflights are answered by the CORS plugin before any route.
    if (method === 'OPTIONS') return;
    if (!isDeclared(config?.access))
      throw new Error(`Route ${String(method)} ${url} does not declare its access`);
  });

  // A bad token on a public call is ignored, or a stale one would send visitors to the login page.
  app.addHook('onRequest', (request, _reply, done) => {
    const { access, isPreviewable, callId } = request.routeOptions.config;
    if (access === 'public' || access === undefined) {
      // The site passes on what the holder of a preview asks for: that must not count as a call of the site itself.
      const isOpened = isPreviewable === true || callId === calls.readPreview.id;
      return previewTokenOf(request) === undefined || isOpened ? done() : done(notFound('Page'));
    }
    admit(context, request, access).then(
      () => done(),
      (error: Error) => done(error),
    );
  });
}

/** A list of no rights, which a type cannot rule out for routes that no call describes, would let everybody in. */
function isDeclared(access: Access | undefined): boolean {
  return access !== undefined && access.length > 0;
}
