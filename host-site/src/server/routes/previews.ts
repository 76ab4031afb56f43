import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WorkQueue } from 'server-kit';
import { isAdminPath, notFoundPath } from '../../lib/paths.ts';
import { errorBody } from '../error-body.ts';
import type { HtmlCache } from '../html-cache.ts';
import type { OpenPreview, PreviewType } from '../previews.ts';
import { previewHeaders } from '../security-headers.ts';
import type { PageSender } from '../send-page.ts';

interface PreviewRoutesOptions {
  open: (token: string, type: PreviewType) => Promise<OpenPreview | null>;
  /** For the page of an address that has none. */
  pages: HtmlCache;
  sender: PageSender;
  queue: WorkQueue;
}

interface Tokened {
  Params: { token: string };
}

type Answer = (preview: OpenPreview, rest: string, reply: FastifyReply) => Promise<FastifyReply>;

/** `/preview/{token}` in front of any address, or `/review/{token}`: the page as it is shown there. Never cached. */
export function registerPreviews(app: FastifyInstance, { open, pages, sender, queue }: PreviewRoutesOptions) {
  const answering =
    (type: PreviewType, answer: Answer, miss = sendMissing) =>
    (request: FastifyRequest<Tokened>, reply: FastifyReply) =>
      queue.run(async () => {
        const preview = await open(request.params.token, type);
        if (preview === null) return miss(request, reply);
        // The first two segments may be spelled otherwise than the link has them.
        const rest = request.url.replace(/^\/[^/?]*\/[^/?]*/, '');
        return answer(preview, rest, reply.headers(previewHeaders));
      });

  /** As any address that is unknown. */
  async function sendMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { page, stale } = await pages.get(notFoundPath);
    sender.send(request.raw, reply.raw, page, stale);
    return reply.hijack();
  }

  for (const door of ['preview', 'review'] as const) {
    app.get(`/${door}/:token`, answering(door, sendStart));
    app.get(`/${door}/:token/api/*`, answering(door, sendCall, sendMissingCall));
    app.get(`/${door}/:token/*`, answering(door, sendPage));
  }
}

async function sendStart({ start }: OpenPreview, _rest: string, reply: FastifyReply) {
  return reply.redirect(start, 302);
}

async function sendPage({ base, render }: OpenPreview, rest: string, reply: FastifyReply) {
  const page = await render(isOutside(readable(rest).toLowerCase()) ? notFoundPath : rest);
  void reply
    .code(page.redirect === undefined ? page.status : 302)
    .header('content-security-policy', page.policy);
  if (page.redirect !== undefined) void reply.header('location', base + page.redirect);
  return reply.type('text/html; charset=utf-8').send(page.html);
}

/** The console is no part of a preview, nor is another preview. */
function isOutside(href: string): boolean {
  return isAdminPath(href) || /^\/(preview|review)(\/|$)/.test(href);
}

/** The address without its query, decoded and without dot segments. */
function readable(href: string): string {
  const { pathname } = new URL(href, 'http://site.invalid');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

async function sendCall({ call }: OpenPreview, rest: string, reply: FastifyReply) {
  const answer = await call(rest);
  if (answer === null) return sendMissingCall(reply.request, reply);
  return reply
    .code(answer.status)
    .type(answer.headers.get('content-type') ?? 'application/json; charset=utf-8')
    .send(Buffer.from(await answer.arrayBuffer()));
}

async function sendMissingCall({ id }: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send(errorBody('NOT_FOUND', 'Not found', id));
}
