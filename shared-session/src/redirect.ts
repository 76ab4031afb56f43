import type { Kernel } from './kernel.ts';

/** Sends a guarded page to the login page, once; never a page that is there already, or not guarded (R20). */
export function toLogin(
  { homePath, loginPath, page, redirectors, routers }: Kernel,
  keepsPath: boolean,
): void {
  const { pathname, search, hash } = new URL(page.path(), page.origin);
  const isGuarded = pathname === homePath || pathname.startsWith(`${homePath}/`);
  if (redirectors || !isGuarded || pathname === loginPath) return;
  const router = routers.at(-1);
  if (!router) page.replace(loginPath);
  else
    router(loginPath, { replace: true, ...(keepsPath && { state: { from: { pathname, search, hash } } }) });
}
