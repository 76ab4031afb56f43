import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { withoutToken } from './without-token.ts';

/** One line for each request, without its query and without the visitor's address. */
export interface AccessLog {
  /** For what was answered in front of the router. */
  note: (request: IncomingMessage, response: ServerResponse) => void;
  watch: (app: FastifyInstance) => void;
}

const none: AccessLog = { note: () => undefined, watch: () => undefined };

export function createAccessLog(isOn: boolean, logger: Logger): AccessLog {
  if (!isOn) return none;
  return {
    note: (request, response) => logger.info(lineOf(request, response.statusCode, 0), 'access'),
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        request.log.info(lineOf(request.raw, reply.raw.statusCode, reply.elapsedTime), 'access');
        done();
      });
    },
  };
}

function lineOf({ method, url = '' }: IncomingMessage, status: number, ms: number) {
  return { method, path: withoutToken(url.split('?')[0] ?? ''), status, ms: Math.round(ms) };
}
