import { rememberPath, safePath } from './return-path.ts';
import type { Runner } from './runner-types.ts';

/** Sends a guarded page to the login page; does nothing where the page is not guarded or redirects by itself. */
export function redirectToLogin(runner: Runner, keepsPath: boolean): void {
  const { loginPath, navigate, page, listeners } = runner;
  const path = safePath(runner, page.address());
  if (!path || listeners('start').some(({ redirects }) => redirects)) return;
  const router = listeners('navigate').at(-1) ?? navigate;
  if (keepsPath) rememberPath(runner, path);
  if (!router) page.replace(loginPath);
  else router(loginPath, { replace: true, ...(keepsPath && { state: { from: path } }) });
}
