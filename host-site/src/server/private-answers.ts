import type { FastifyReply } from 'fastify';
import type { FreshPage } from './html-cache.ts';
import { privateHeaders } from './security-headers.ts';

/** Whether a segment of an address may be the token of a link. */
export function mayBeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** Sends a page to whoever holds a link. It is cached nowhere. */
export function sendPrivate(reply: FastifyReply, page: FreshPage, status = 200): FastifyReply {
  return reply
    .code(page.status === 200 ? status : page.status)
    .headers(privateHeaders)
    .header('content-security-policy', page.policy)
    .type('text/html; charset=utf-8')
    .send(page.html);
}

/** Leads whoever holds a link on, after a form. */
export function leadOn(reply: FastifyReply, to: string): FastifyReply {
  return reply.code(303).headers(privateHeaders).header('location', to).send();
}
