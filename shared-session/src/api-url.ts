import type { Environment } from './environment.ts';
import { guarded } from './guarded.ts';

/** Whether a call to `url` may carry the token: nobody but the configured API sees it (R21). */
export function isApiUrl({ apiOrigins, page }: Environment, url: string): boolean {
  const target = guarded(() => new URL(url, page.origin));
  return target !== undefined && apiOrigins.includes(target.origin);
}
