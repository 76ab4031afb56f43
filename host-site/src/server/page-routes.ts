import type { FastifyInstance } from 'fastify';
import type { EdgeHeadersOf } from './edge-headers.ts';
import type { CachedPage, HtmlCache } from './html-cache.ts';
import type { IsOffered } from './offered-languages.ts';
import type { Redirects } from './redirects.ts';
import type { ReleaseSource } from './release-source.ts';
import type { AnswerShared } from './shared-pages.ts';
import type { PageSender } from './send-page.ts';
import type { VisitCounter } from './visits.ts';

interface PagesOptions {
  releases: ReleaseSource;
  pages: HtmlCache;
  sender: PageSender;
  redirects: Redirects;
  visits: VisitCounter;
  isOffered: IsOffered;
  /** Of redirects, which a CDN would keep as long as browsers otherwise. */
  edge: EdgeHeadersOf;
  answerShared: AnswerShared;
}

/** Every address that is not a file or a call: the page behind it, or the not-found page. */
export function registerPages(
  app: FastifyInstance,
  { releases, pages, sender, redirects, visits, isOffered, edge, answerShared }: PagesOptions,
): void {
  app.get('/*', async (request, reply) => {
    const [pathname = '/', query = ''] = splitOnce(request.url, '?');
    const search = query && `?${query}`;
    const address = releases.current().bundle.address(pathname, search, isOffered);
    if (await answerShared(request, reply, address.pathname)) return reply;
    // A page is the same whatever query it does not know; an old site may have had one for each.
    const moved = query ? await redirects.follow(pathname + search) : undefined;
    if (moved !== undefined) {
      return reply
        .code(301)
        .headers({ 'cache-control': keptByBrowsers, ...edge(['redirects']) })
        .header('location', moved)
        .send();
    }
    const cached = await pages.get(address.key);
    const isMissing = cached.page.status === 404;
    if (!isMissing && address.known && address.pathname !== pathname) {
      return reply
        .code(308)
        .headers({ 'cache-control': keptByBrowsers, ...edge(cached.page.keys) })
        .header('location', address.pathname + search)
        .send();
    }
    const target = isMissing ? await redirects.follow(pathname) : undefined;
    if (target !== undefined) {
      return reply
        .code(301)
        .headers({ 'cache-control': keptByBrowsers, ...edge(keysOfRedirect(cached.page)) })
        .header('location', withQuery(target, search))
        .send();
    }
    if (!sender.send(request.raw, reply.raw, cached.page, cached.stale)) {
      pages.drop(cached.page);
      const fresh = await pages.get(address.key);
      if (!sender.send(request.raw, reply.raw, fresh.page, fresh.stale)) throw damaged(address.key);
    }
    visits.opened(request.raw, cached.page.status);
    return reply.hijack();
  });
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  });
}

const keptByBrowsers = 'public, max-age=3600';

/** It ends when redirects change, or when there is a page again. */
function keysOfRedirect({ keys }: CachedPage): string[] | null {
  return keys && ['redirects', ...keys];
}

function damaged(key: string): Error {
  return new Error(`The page ${key} was damaged while it was made.`);
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** The query of the old address goes along, unless the new one has its own. */
function withQuery(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [address = '', hash] = splitOnce(target, '#');
  return address + search + (hash === undefined ? '' : `#${hash}`);
}
