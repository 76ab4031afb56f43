import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { HtmlCache } from './html-cache.ts';
import type { PageRenderer } from './pages.ts';
import type { ReleaseSource } from './release-source.ts';

interface WarmUpOptions {
  releases: ReleaseSource;
  renderer: PageRenderer;
  pages: HtmlCache;
  logger: Logger;
}

/** Time for visitors between two pages. */
const pauseMs = 5;

/** Renders every address one after the other, in the background, and says when it is through. */
export async function warmUp({ releases, renderer, pages, logger }: WarmUpOptions): Promise<void> {
  try {
    const addresses = await releases.current().bundle.addresses(renderer.request('/').api);
    for (const address of addresses) {
      await pages
        .get(address)
        .catch((error: unknown) => logger.warn({ err: error, address }, 'a page was not made ahead'));
      await sleep(pauseMs);
    }
    logger.info({ pages: pages.size() }, 'pages are made ahead');
  } catch (error) {
    logger.warn({ err: error }, 'pages were not made ahead');
  }
}
