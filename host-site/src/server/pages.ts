import { isAdminPath } from '../lib/paths.ts';
import type { RenderRequest } from '../render/types.ts';
import type { ServerConfig } from './config.ts';
import type { FreshPage } from './html-cache.ts';
import type { ReleaseSource } from './release-source.ts';
import { pagePolicy } from './security-headers.ts';
import { skipImpossibleIds } from './skip-impossible-ids.ts';

interface PageRendererOptions {
  config: ServerConfig;
  releases: ReleaseSource;
  /** Fetch for the page's data. */
  fetch: typeof globalThis.fetch;
}

/** Time for a page's data, after which the browser finishes the page. */
const dataTimeoutMs = 2_000;

/** Renders addresses with the release that is live. */
export interface PageRenderer {
  /** The page of an address, written as path and query. */
  render: (href: string, extra?: Partial<RenderRequest>) => Promise<FreshPage>;
  request: (href: string, extra?: Partial<RenderRequest>) => RenderRequest;
}

export function createPageRenderer({ config, releases, fetch }: PageRendererOptions): PageRenderer {
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
      dataTimeoutMs,
      settings: {
        apiBase: config.apiBase,
        portfolioBase: config.portfolioBase,
        contact: config.contact,
        siteUrl: config.siteUrl,
        ...(isAdminPath(pathname) && {
          admin: {
            remoteUrl: config.adminRemoteUrl,
            federationEntry: assets.federation,
            ...(extra.previewRelease && { previewRelease: extra.previewRelease }),
          },
        }),
      },
      ...extra,
    };
  }

  return {
    request,
    async render(href, extra) {
      const page = await releases.current().bundle.render(request(href, extra));
      return {
        status: page.status,
        html: page.html,
        policy: pagePolicy(config, page),
        sound: page.sound,
        ...(page.dataTag !== undefined && { dataTag: page.dataTag }),
        error: page.error,
        unchanged: page.unchanged === true,
        passing: page.missing || page.redirect !== undefined || href.includes('?'),
        ...(page.redirect !== undefined && { redirect: page.redirect }),
      };
    },
  };
}
