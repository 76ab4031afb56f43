import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { HtmlCache } from './html-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ReleaseSource } from './release-source.ts';

interface WarmUpOptions {
  releases: ReleaseSource;
  renderer: PageRenderer;
  pages: HtmlCache;
  logger: Logger;
}

/** Time for visitors between two pages. */
const pauseMs = 5;
/** Wait before another round when something was missing; it doubles with each. */
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/**
 * Renders every address one after the other in the background, and logs when it is done. It retries while the API is
 * away, so that pages without visitors have copies as well.
 */
export async function warmUp(options: WarmUpOptions): Promise<void> {
  let waitMs = firstWaitMs;
  while (!(await goThrough(options))) {
    await sleep(waitMs, undefined, { ref: false });
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

/** True when every page is there, made of its own content. */
async function goThrough({ releases, renderer, pages, logger }: WarmUpOptions): Promise<boolean> {
  try {
    const addresses = await releases.current().bundle.addresses(renderer.request('/').api);
    let missing = 0;
    // More would push out what was made first, such as the home page.
    for (const address of addresses.slice(0, pages.capacity)) {
      const result = await pages.get(address).catch((error: unknown) => {
        logger.warn({ err: error, address }, 'a page was not made ahead');
      });
      if (!result?.page.sound) missing += 1;
      await pages.settled();
      await sleep(pauseMs);
    }
    logger.info({ pages: pages.size(), missing }, 'pages are made ahead');
    return missing === 0;
  } catch (error) {
    logger.warn({ err: error }, 'pages were not made ahead');
    return false;
  }
}
