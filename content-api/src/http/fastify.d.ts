import type { Call } from '../contract/call.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required access level; a route without one stops the start. */
    access?: Call['access'];
    callId?: string;
    /** It may be asked with the token of a preview; every other call is not there for who has one. */
    isPreviewable?: boolean;
    /** See the call's `countsAsRead`. */
    countsAsRead?: boolean;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
    /** Revision of the content in the answer; empty when it depends on no content. */
    contentRevision: string;
  }
}
