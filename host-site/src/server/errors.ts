import type { FastifyReply, FastifyRequest } from 'fastify';
import { isQueueFull } from 'server-kit';
import type { Tell } from './refusal-texts.ts';
import { withoutToken } from './without-token.ts';

const texts: Record<number, { code: string; text: string }> = {
  404: { code: 'NOT_FOUND', text: 'Not found' },
  413: { code: 'TOO_LARGE', text: 'The request is too large' },
  414: { code: 'URL_TOO_LONG', text: 'The address is too long' },
  503: { code: 'BUSY', text: 'The site is busy at the moment. Please try again in a few seconds.' },
};
const failed = { code: 'INTERNAL', text: 'This page cannot be shown at the moment. Please try again.' };
const refused = { code: 'MALFORMED', text: 'The request was not understood.' };

export type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** A failed request: plain text for pages and files, the API's shape for calls. Says nothing about the cause. */
export function createSendError(tell: Tell): SendError {
  return (error, request, reply) => {
    const status = statusOf(error);
    if (isQueueFull(error)) void reply.header('retry-after', String(error.retryAfterSeconds));
    else if (status >= 500)
      request.log.error({ err: error, url: withoutToken(request.url) }, 'a request failed');
    const { code, text } = texts[status] ?? (status >= 500 ? failed : refused);
    const told = tell(text, request);
    void reply.code(status).header('cache-control', 'no-store');
    if (request.originalUrl.startsWith('/api/')) return reply.send(errorBody(code, told, request.id));
    return reply.type('text/plain; charset=utf-8').send(told);
  };
}

function statusOf(error: unknown): number {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  return typeof status === 'number' && status >= 400 ? status : 500;
}

/** A call's error as the site itself answers it, in the shape of the API's errors. */
export interface ErrorBody {
  success: false;
  message: string;
  error: string;
  code: string;
  requestId: string;
}

/** @param message for the person at the screen */
export function errorBody(code: string, message: string, requestId: string): ErrorBody {
  return { success: false, message, error: message, code, requestId };
}
