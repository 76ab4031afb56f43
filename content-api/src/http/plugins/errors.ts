import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { http } from 'server-kit';
import { databaseErrorKind } from '../../db/error-kind.ts';
import { databaseUnavailable, fault, isFault, storageFull } from '../../lib/fault.ts';
import type { Fault, FaultCode } from '../../lib/fault.ts';
import { isError } from '../../lib/is-error.ts';

/** Gives every failure the body of apiErrorSchema (see errorBody). A 500 does not reveal its cause. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendError(fault({ status: 404, code: 'NOT_FOUND', message: 'Not found' }), request, reply),
  );
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = toFault(error);
  if (answer.status >= 500)
    request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
  void reply.code(answer.status).headers({ 'cache-control': 'no-store', ...answer.headers });
  void reply.removeHeader('etag').removeHeader('content-encoding').type('application/json; charset=utf-8');
  return reply.send(JSON.stringify(errorBody(answer, request.id)));
}

export function errorBody(
  answer: Pick<
    Fault,
    'status' | 'code' | 'message' | 'fields' | 'current' | 'usedIn' | 'challenge' | 'methods'
  >,
  id: string,
) {
  return {
    success: false as const,
    message: answer.message,
    error: http.STATUS_CODES[answer.status] ?? 'Error',
    code: answer.code,
    requestId: id,
    ...(answer.fields && { fields: answer.fields }),
    ...(answer.current !== undefined && { current: answer.current }),
    ...(answer.usedIn && { usedIn: answer.usedIn }),
    ...(answer.challenge !== undefined && { challenge: answer.challenge, methods: answer.methods ?? [] }),
  };
}

function toFault(error: unknown): Fault {
  if (isFault(error)) return error;
  const kind = databaseErrorKind(error);
  if (kind === 'full') return storageFull();
  if (kind === 'unavailable' || kind === 'busy') return databaseUnavailable();
  if (kind === 'unique') {
    return fault({ status: 409, code: 'CONFLICT', message: 'A record with these values already exists' });
  }
  return fromFramework(error) ?? fault({ status: 500, code: 'INTERNAL', message: 'Internal server error' });
}

const frameworkFaults: Record<number, { code: FaultCode; message: string }> = {
  400: { code: 'MALFORMED', message: 'The request is malformed' },
  404: { code: 'NOT_FOUND', message: 'Not found' },
  405: { code: 'NOT_FOUND', message: 'Not found' },
  408: { code: 'MALFORMED', message: 'The request took too long' },
  413: { code: 'TOO_LARGE', message: 'The request is too large' },
  414: { code: 'URL_TOO_LONG', message: 'The address is too long' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as application/json' },
  503: { code: 'BUSY', message: 'The server is busy. Please try again in a moment.' },
};

function fromFramework(error: unknown): Fault | undefined {
  if (!isError(error) || !('statusCode' in error)) return undefined;
  const status = Number(error.statusCode);
  const known = frameworkFaults[status];
  if (known !== undefined) return fault({ status, ...known });
  return status >= 400 && status < 500
    ? fault({ status: 400, code: 'MALFORMED', message: 'The request is malformed' })
    : undefined;
}
