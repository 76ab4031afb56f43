import type { Call } from '../contract/call.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route without it does not start. */
    access?: Call['access'];
    callId?: string;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}
