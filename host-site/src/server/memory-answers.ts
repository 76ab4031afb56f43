import type { IncomingMessage, ServerResponse } from 'node:http';
import { isTooLong } from 'server-kit';
import type { createAccessLog } from './access-log.ts';
import type { createHtmlCache } from './html-cache.ts';
import type { createProxyCache } from './proxy-cache.ts';
import type { createPageSender } from './send-page.ts';
import type { watchSite } from './site-metrics.ts';
import type { createVisitCounter } from './visits.ts';

interface Parts {
  pages: ReturnType<typeof createHtmlCache>;
  sender: ReturnType<typeof createPageSender>;
  proxyCache: ReturnType<typeof createProxyCache>;
  measured: ReturnType<typeof watchSite>;
  access: ReturnType<typeof createAccessLog>;
  visits: ReturnType<typeof createVisitCounter>;
}

/** Sends a current page or list from memory, before everything else. @returns false if there is none */
export function createMemoryAnswers({ pages, sender, proxyCache, measured, access, visits }: Parts) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    if (isTooLong(url)) return false;
    const page = method === 'GET' || method === 'HEAD' ? pages.peek(url) : undefined;
    // An address without a page may have a redirect, which Fastify looks up.
    if (page?.status === 404) return false;
    if (page && sender.send(request, response, page, false)) {
      measured.sentFromMemory('page');
      access.note(request, response);
      visits.opened(request, page.status);
      return true;
    }
    if (page) pages.drop(page);
    if (isPageSubrequest(url)) visits.requested(request);
    if (!proxyCache.serve(request, response)) return false;
    measured.sentFromMemory('api');
    access.note(request, response);
    return true;
  };
}

/** Requests that open pages make. */
function isPageSubrequest(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith('/media/');
}
