import { contentKeysHeader, contentRevisionHeader, limits } from 'content-api/site-server';
import { isAdminPath } from '../lib/paths.ts';
import type { RenderRequest, TextDocument } from '../render/types.ts';
import type { ServerConfig } from './config.ts';
import type { FreshPage } from './html-cache.ts';
import type { ReleaseSource } from './release-source.ts';
import type { RevisionSource } from './revision.ts';
import { pagePolicy, previewPolicy } from './security-headers.ts';

interface PageRendererOptions {
  config: ServerConfig;
  releases: ReleaseSource;
  /** Fetch for the page's data. */
  fetch: typeof globalThis.fetch;
  revision: RevisionSource;
  /** Time for a page's data, after which the page shows what has failed. */
  dataTimeoutMs: number;
}

interface FreshDocument extends TextDocument {
  /** Content revision of its data. */
  revision: string | null;
  /** Keys of the content that it shows. */
  keys: string[];
}

/** Renders addresses with the release that is live. */
export interface PageRenderer {
  /** The page of an address, written as path and query. */
  render: (href: string, extra?: Partial<RenderRequest>) => Promise<FreshPage>;
  /** Sitemap, feed and the like, by path; nothing for other paths. */
  document: (pathname: string) => Promise<FreshDocument | null>;
  request: (href: string, extra?: Partial<RenderRequest>) => RenderRequest;
}

export function createPageRenderer({
  config,
  releases,
  fetch,
  revision,
  dataTimeoutMs,
}: PageRendererOptions): PageRenderer {
  const api = {
    apiBase: `${config.apiUrl}/api`,
    portfolioBase: config.portfolioBase.startsWith('/')
      ? config.apiUrl + config.portfolioBase
      : config.portfolioBase,
    fetch: skipImpossibleIds(fetch),
  };

  function request(href: string, extra: Partial<RenderRequest> = {}): RenderRequest {
    const { pathname, search } = new URL(href, 'http://site.invalid');
    const { assets } = releases.current();
    return {
      pathname,
      search,
      assets,
      api,
      nowMs: Date.now(),
      timeZone: config.timeZone,
      dataTimeoutMs,
      settings: {
        apiBase: config.apiBase,
        portfolioBase: config.portfolioBase,
        contact: config.contact,
        siteUrl: config.siteUrl,
        ...(isAdminPath(pathname) && {
          admin: {
            remoteUrl: config.adminRemoteUrl,
            ...(assets.federation && { federationEntry: assets.federation }),
          },
        }),
      },
      ...extra,
    };
  }

  /** Renders with the request, and records revision and keys of the data. */
  async function noting<T>(request: RenderRequest, work: (request: RenderRequest) => Promise<T>) {
    const tracked = trackContent(request.api.fetch, revision.current());
    const output = await work({ ...request, api: { ...request.api, fetch: tracked.fetch } });
    return { made: output, revision: tracked.revision(), keys: tracked.keys() };
  }

  return {
    request,
    async document(pathname) {
      const { document } = releases.current().bundle;
      const { made, ...content } = await noting(request(pathname), (tracked) => document(pathname, tracked));
      return made && { ...made, ...content };
    },
    async render(href, extra) {
      const { made: page, ...content } = await noting(request(href, extra), (tracked) =>
        releases.current().bundle.render(tracked),
      );
      return {
        ...content,
        status: page.status,
        html: page.html,
        policy: (extra?.preview ? previewPolicy : pagePolicy)(config, page),
        sound: page.sound,
        ...(page.dataTag !== undefined && { dataTag: page.dataTag }),
        error: page.error,
        unchanged: page.unchanged === true,
        isUnbounded: page.missing || page.redirect !== undefined || href.includes('?'),
        ...(page.redirect !== undefined && { redirect: page.redirect }),
      };
    },
  };
}

/** The fetch for the data of one page or document, with the revision and keys of that data. */
interface TrackedFetch {
  fetch: typeof globalThis.fetch;
  /** The revision of all responses; null when they are of several, as after a change in the middle. */
  revision: () => string | null;
  /** Keys of the content in the responses, each once. */
  keys: () => string[];
}

/** @param fallback the revision when no response names one, as for a page without content */
function trackContent(fetch: typeof globalThis.fetch, fallback: string | null): TrackedFetch {
  const named = new Set<string>();
  const keys = new Set<string>();
  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      const revision = response.headers.get(contentRevisionHeader);
      if (revision !== null) named.add(revision);
      for (const key of response.headers.get(contentKeysHeader)?.split(' ') ?? []) keys.add(key);
      return response;
    },
    revision() {
      const [first = fallback] = named;
      return named.size > 1 ? null : first;
    },
    keys: () => [...keys],
  };
}

/**
 * A `fetch` that responds 404 without a call when a part of the path is too long for any id or slug.
 */
export function skipImpossibleIds(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (new URL(address).pathname.split('/').every(canBeId)) return fetch(input, init);
    return Promise.resolve(Response.json({ success: false, message: 'Not found' }, { status: 404 }));
  };
}

function canBeId(part: string): boolean {
  try {
    return decodeURIComponent(part).length <= limits.slug;
  } catch {
    return false;
  }
}
