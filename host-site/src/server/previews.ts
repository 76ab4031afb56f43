import { formatMoment, kinds, pathOfRecord, previewHeader, previewSchema } from 'content-api/site-server';
import type { Preview } from 'content-api/site-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WorkQueue } from 'server-kit';
import { prefixOf, withPrefix } from '../lib/languages.ts';
import { isAdminPath, notFoundPath } from '../lib/paths.ts';
import type { PreviewFrame } from '../render/types.ts';
import type { ServerConfig } from './config.ts';
import type { FreshPage } from './html-cache.ts';
import { skipImpossibleIds } from './page-renderer.ts';
import type { PageRenderer } from './page-renderer.ts';
import { previewHeaders } from './security-headers.ts';
import type { SendMissing } from './send-missing.ts';

interface PreviewRoutesOptions {
  open: (token: string, type: PreviewType) => Promise<OpenPreview | null>;
  sendMissing: SendMissing;
  queue: WorkQueue;
}

interface Tokened {
  Params: { token: string };
}

type Answer = (preview: OpenPreview, rest: string, reply: FastifyReply) => Promise<FastifyReply>;

/** `/preview/{token}` in front of any address, or `/review/{token}`: the page in a preview. Never cached. */
export function registerPreviews(app: FastifyInstance, { open, sendMissing, queue }: PreviewRoutesOptions) {
  const answering =
    (type: PreviewType, answer: Answer) => (request: FastifyRequest<Tokened>, reply: FastifyReply) =>
      queue.run(async () => {
        const preview = await open(request.params.token, type);
        if (preview === null) return sendMissing(request, reply);
        // The first two segments may be spelled differently from the link.
        const rest = request.url.replace(/^\/[^/?]*\/[^/?]*/, '');
        return answer(preview, rest, reply.headers(previewHeaders));
      });

  for (const segment of ['preview', 'review'] as const) {
    app.get(`/${segment}/:token`, answering(segment, sendStart));
    app.get(`/${segment}/:token/*`, answering(segment, sendPage));
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
  return isAdminPath(href) || /^\/(preview|review|shared|testimonial|pitch)(\/|$)/.test(href);
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

/** Content that a token opens. */
interface OpenPreview {
  /** `/preview/{token}` or `/review/{token}` */
  base: string;
  /** The address of the page that it is about. */
  start: string;
  render: (href: string) => Promise<FreshPage>;
}

interface PreviewsOptions {
  config: ServerConfig;
  renderer: PageRenderer;
  /** Asks the API directly: previews are never cached. */
  fetch: typeof globalThis.fetch;
}

/** First segment of the link's path. */
type PreviewType = 'preview' | 'review';

const tokenForm = /^[\w-]{43}$/;

/** Opens previews; null for a token that opens none. */
export function createPreviews({ config, renderer, fetch }: PreviewsOptions) {
  return async (token: string, type: PreviewType): Promise<OpenPreview | null> => {
    if (!tokenForm.test(token)) return null;
    const answer = await fetch(`${config.apiUrl}/api/preview`, {
      headers: { accept: 'application/json', [previewHeader]: token },
    });
    if (answer.status === 404) return null;
    const preview = previewSchema.parse(await answer.json());
    // The token of a preview opens no review, nor the reverse.
    if (preview.isReview !== (type === 'review')) return null;
    const base = `/${type}/${token}`;
    const { record } = preview;
    return {
      base,
      start:
        base +
        (record === undefined
          ? '/'
          : withPrefix(prefixOf(record.language), pageOfRecord(record.kind, record._id))),
      render(href) {
        const { assets, api } = renderer.request(href);
        return renderer.render(href, {
          preview: frameOf(preview, base, assets[type]),
          api: { ...api, fetch: skipImpossibleIds(asPreview) },
        });
      },
    };

    /** The token is for our own API alone: the portfolio service may belong to a third party. */
    function asPreview(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const address = input instanceof Request ? input.url : input.toString();
      const headers = new Headers(init?.headers);
      if (address.startsWith(`${config.apiUrl}/`)) headers.set(previewHeader, token);
      return fetch(input, { ...init, headers });
    }
  };
}

function frameOf(
  { record, at, expiresAt, isReview, timeZone }: Preview,
  base: string,
  scripts: string[],
): PreviewFrame {
  const title = isReview ? 'Review' : 'Preview';
  const name = record && `“${record.title || record.kind}”`;
  // The console renews it as long as its form is open.
  if (record?.isUnsaved) return { base, title, lines: [`${name}, not saved yet`], scripts };
  const lines: [line: string, title?: string][] = [
    ...(record === undefined ? [] : [[`${record.isDraft ? 'Draft of ' : ''}${name}`] as [string]]),
    ...(at === undefined ? [] : [timed('The site as of', at, timeZone)]),
    timed('Open until', expiresAt, timeZone),
  ];
  return {
    base,
    title,
    lines: lines.map(([line]) => line),
    titles: lines.map(([, title]) => title),
    scripts,
  };
}

/** A line that ends with an instant in the studio's time zone, and the instant in UTC. */
function timed(text: string, instant: string, timeZone: string): [string, string] {
  return [`${text} ${formatMoment(instant, timeZone)}`, formatMoment(instant, 'UTC')];
}

/** Pages that include a single. */
const pagesOfSingles: Partial<Record<string, string>> = { founders: '/about', legal: '/privacypolicy' };

/** The path of the page that shows a record; the home page for kinds without pages. */
export function pageOfRecord(name: string, id: string): string {
  const kind = kinds.find((one) => one.name === name);
  const own = kind && (kind.page ?? pathOfRecord(kind, { _id: id }));
  return own ?? pagesOfSingles[name] ?? '/';
}
