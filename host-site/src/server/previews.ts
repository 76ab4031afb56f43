import { formatMoment, previewHeader, previewSchema } from 'content-api/site-server';
import type { Preview } from 'content-api/site-server';
import type { PreviewFrame } from '../render/types.ts';
import type { ServerConfig } from './config.ts';
import type { FreshPage } from './html-cache.ts';
import { pageOfRecord } from './page-of-record.ts';
import type { PageRenderer } from './pages.ts';
import { skipImpossibleIds } from './skip-impossible-ids.ts';

/** Content that a token opens. */
export interface OpenPreview {
  /** `/preview/{token}` or `/review/{token}` */
  base: string;
  /** The address of the page that it is about. */
  start: string;
  render: (href: string) => Promise<FreshPage>;
  /** Answer of the API for a path, within the preview; null for a path that is none of its own. */
  call: (path: string) => Promise<Response> | null;
}

interface PreviewsOptions {
  config: ServerConfig;
  renderer: PageRenderer;
  /** Asks the API directly: previews are never cached. */
  fetch: typeof globalThis.fetch;
}

/** First segment of the link's path. */
export type PreviewType = 'preview' | 'review';

const tokenForm = /^[\w-]{43}$/;

/** Opens previews; null for a token that opens none. */
export function createPreviews({ config, renderer, fetch }: PreviewsOptions) {
  return async (token: string, type: PreviewType): Promise<OpenPreview | null> => {
    if (!tokenForm.test(token)) return null;
    const ask = (path: string) =>
      fetch(config.apiUrl + path, { headers: { accept: 'application/json', [previewHeader]: token } });
    const answer = await ask('/api/preview');
    if (answer.status === 404) return null;
    const preview = previewSchema.parse(await answer.json());
    // The token of a preview opens no review, nor the reverse.
    if (preview.isReview !== (type === 'review')) return null;
    const base = `/${type}/${token}`;
    const { record } = preview;
    return {
      base,
      start: base + (record === undefined ? '/' : pageOfRecord(record.kind, record._id)),
      call(path) {
        // As it is sent: without dot segments, which may lead out of the calls.
        const { pathname, search } = new URL(path, 'http://api.invalid');
        return pathname === path.split('?')[0] ? ask(pathname + search) : null;
      },
      render(href) {
        const usual = renderer.request(href);
        const { portfolioBase } = usual.settings;
        return renderer.render(href, {
          preview: frameOf(preview, base, usual.assets[type]),
          settings: {
            ...usual.settings,
            apiBase: `${base}/api`,
            portfolioBase: portfolioBase.startsWith('/') ? base + portfolioBase : portfolioBase,
          },
          api: { ...usual.api, fetch: skipImpossibleIds(asPreview) },
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
