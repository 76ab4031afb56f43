import { isbot } from 'isbot';

/**
 * False for crawlers and other programs that say so. A headless browser counts as a browser: it shows pages as any other
 * does, and those that crawl do not say so.
 */
export function isBrowser(agent: string): boolean {
  return !isbot(agent.replace('HeadlessChrome', 'Chrome'));
}
