/** Whether a link goes to another page of this site. */
export function leavesPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname !== location.pathname;
}
