import { guestsOf } from './events.ts';
import type { Kernel } from './kernel.ts';
import { rememberPath, safePath } from './return-path.ts';

/** Sends a guarded page to the login page, once; never a page that is there already, or not guarded (R20). */
export function toLogin(k: Kernel, keepsPath: boolean): void {
  const { loginPath, navigate, page } = k;
  const path = safePath(k, page.address());
  if (!path || guestsOf(k, 'user').some(({ redirects }) => redirects)) return;
  const router = guestsOf(k, 'router').at(-1) ?? navigate;
  if (keepsPath) rememberPath(k, path);
  if (!router) page.replace(loginPath);
  else router(loginPath, { replace: true, ...(keepsPath && { state: { from: path } }) });
}
