import type { Environment } from './environment.ts';
import { guarded } from './guarded.ts';

/** Nobody but the configured API sees the token; relative addresses are the page's own (R21). */
export function isApiUrl({ apiOrigins, page }: Environment, url: string): boolean | undefined {
  return guarded(() => apiOrigins.includes(new URL(url, page.origin).origin));
}
