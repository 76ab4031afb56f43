import type { Environment } from './environment.ts';
import { attempt } from './attempt.ts';

/** Returns true for addresses that may receive the token. Relative addresses belong to the page's origin. */
export function isApiUrl({ apiOrigins, page }: Environment, url: string): boolean | undefined {
  return attempt(() => apiOrigins.includes(new URL(url, page.origin).origin));
}
