import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import {
  answerFirst,
  boundAddress,
  clientErrorHandler,
  createRequestIds,
  maxAddressBytes,
  noRouteSchemas,
} from 'server-kit';
import type { connectionOptions } from 'server-kit';
import type { ServerConfig } from './config.ts';
import { barePolicy, commonHeaders, subresourceHeaders } from './security-headers.ts';
import type { SendError } from './errors.ts';

interface Parts {
  config: ServerConfig;
  logger: Logger;
  connections: ReturnType<typeof connectionOptions>;
  sendFromMemory: (request: IncomingMessage, response: ServerResponse) => boolean;
  sendError: SendError;
}

/** The server without any route: its limits, its errors, and the headers that every answer has. */
export function createBareApp({
  config,
  logger,
  connections,
  sendFromMemory,
  sendError,
}: Parts): FastifyInstance {
  const common = commonHeaders(config);
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    schemaController: noRouteSchemas,
    genReqId: createRequestIds(config.trustProxy),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // That of the largest call of the console; uploads are handed on without one.
    bodyLimit: 1024 * 1024,
    // A balancer that has not noticed yet gets its answer.
    return503OnClosing: false,
    rewriteUrl: boundAddress,
    routerOptions: { maxParamLength: maxAddressBytes },
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers({ ...common, 'content-security-policy': barePolicy })),
    clientErrorHandler: clientErrorHandler(({ message }) => ({
      headers: {
        ...common,
        'content-security-policy': barePolicy,
        'content-type': 'text/plain; charset=utf-8',
      },
      body: message,
    })),
    serverFactory: answerFirst(connections, sendFromMemory),
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isSubresource(request.url)) void reply.headers(subresourceHeaders);
    else {
      void reply.headers(common);
      if (!request.url.startsWith('/api/')) void reply.header('content-security-policy', barePolicy);
    }
    done();
  });

  // A failed resource may be opened as a document.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400 && isSubresource(request.url))
      void reply.headers({ ...common, 'content-security-policy': barePolicy });
    done();
  });
  return app;
}

/** Scripts, fonts and pictures that can only be a part of a page; an SVG can be opened by itself. */
export function isSubresource(url: string): boolean {
  return url.startsWith('/assets/') ? !url.includes('.svg') : pictures.test(url);
}

const pictures = /^\/media\/[^?#]+\.(?:avif|webp|jpg|jpeg|png|gif)$/;
