import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFoundPath } from '../lib/paths.ts';
import type { HtmlCache } from './html-cache.ts';
import type { PageSender } from './send-page.ts';

/** Sends the response of every unknown address. */
export type SendMissing = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function createSendMissing(pages: HtmlCache, sender: PageSender): SendMissing {
  return async (request, reply) => {
    const { page, stale } = await pages.get(notFoundPath);
    sender.send(request.raw, reply.raw, page, stale);
    return reply.hijack();
  };
}
